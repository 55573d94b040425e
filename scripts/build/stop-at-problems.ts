import { readFiles } from '#content/files.ts';
import { fileProblems } from '../../tests/content/index.ts';

// Imported before everything that uses the content, which would fail at a fault in words for programmers.
function problemsOfContent(): string[] {
  try {
    return fileProblems(readFiles(), new Date());
  } catch (error) {
    return [Object(error).message];
  }
}

const problems = problemsOfContent();
if (problems.length > 0) {
  console.error(`The site was not built, because its content has problems:\n${problems.join('\n')}`);
  process.exit(1);
}
