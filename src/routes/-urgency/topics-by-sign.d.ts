declare module 'virtual:topics-by-sign' {
  /** The slugs of the topics that explain a sign, by the sign's id. The build computes them. */
  const topicsBySign: Readonly<Record<string, readonly string[]>>;
  export default topicsBySign;
}
