import { practice } from '#content/practice.ts';
import { allSigns } from '#content/signs/index.ts';
import { urgentSearchWords } from '#content/signs/search-words.ts';
import { Search } from '../../features/search/Search.tsx';
import { SignChart } from '../-urgency/SignChart.tsx';
import { signSteps } from '../-urgency/sign-steps.ts';

/** The search, with what to do about urgent signs. */
export default function SearchPart() {
  return (
    <Search
      urgentSearchWords={urgentSearchWords}
      urgentSigns={(ids) => <SignChart steps={signSteps(allSigns.filter(({ id }) => ids.includes(id)))} />}
      phone={practice.phone}
    />
  );
}
