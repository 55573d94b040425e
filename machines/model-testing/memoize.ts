/** A function that computes the value for each key once. */
export function memoize<TKey extends object, TValue>(compute: (key: TKey) => TValue): (key: TKey) => TValue {
  const values = new WeakMap<TKey, TValue>();
  return (key) => {
    const value = values.get(key) ?? compute(key);
    values.set(key, value);
    return value;
  };
}
