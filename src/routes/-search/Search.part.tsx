import { practice } from '#content/practice.data.ts';
import { searchLanguage, signSearchWords } from '#content/sign-search.data.ts';
import { allSigns } from '#content/signs.data.ts';
import { Search } from '#src/features/search/Search.tsx';
import { levelOf } from '#src/rules/urgency.ts';
import { signAddress } from '#src/search-index/search.ts';
import { signFinder } from '#src/search-index/sign-finder.ts';
import { useHeadlines } from '../-urgency/NextStep.tsx';
import { SignChart } from '../-urgency/SignChart.tsx';
import { signSteps } from '../-urgency/sign-steps.ts';

let readWords: ReturnType<typeof signFinder> | undefined;

/** The signs that a query names. Their words are read with the first one, which takes a moment. */
function findSigns(query: string) {
  if (query.trim() === '') return [];
  readWords ??= signFinder(signSearchWords, searchLanguage);
  return readWords(query);
}

const signByAddress = new Map(allSigns.map((sign) => [signAddress(sign.id), sign]));

/** The search, with what to do about signs. */
export default function SearchPart() {
  const headlines = useHeadlines();
  const whatToDo = (address: string, shown: readonly string[]) => {
    const sign = signByAddress.get(address);
    if (!sign || shown.includes(sign.id)) return '';
    const { urgency, action, firstAid: [firstAid = ''] = [] } = sign;
    if (action) return `${action}.`;
    const headline = `${headlines[urgency]}.`;
    // First aid comes before a call to us.
    return (levelOf(urgency) === 'emergency' ? [headline, firstAid] : [firstAid, headline]).join(' ').trim();
  };
  return (
    <Search
      findSigns={findSigns}
      whatToDo={whatToDo}
      urgentSigns={(ids) => <SignChart steps={signSteps(allSigns.filter(({ id }) => ids.includes(id)))} />}
      phone={practice.phone}
    />
  );
}
