/** The two figures the content checks read from the library, which has no types of its own. */
declare module 'text-readability' {
  const readability: {
    /** The US school grade in which a reader follows the text (Flesch-Kincaid). */
    fleschKincaidGrade(text: string): number;
    /** Words per sentence. */
    averageSentenceLength(text: string): number;
  };
  export default readability;
}
