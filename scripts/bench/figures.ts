/** The memory of a process: seconds since the load began, and megabytes. */
export interface MemorySample {
  second: number;
  megabytes: number;
}

/** A percentile; 0 of no values. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? 0;
}

/** Growth of memory in megabytes a minute, by linear regression; 0 of fewer than two samples. */
export function growth(samples: readonly MemorySample[]): number {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const middle = mean(samples.map(({ second }) => second));
  const height = mean(samples.map(({ megabytes }) => megabytes));
  let spread = 0;
  let slope = 0;
  for (const { second, megabytes } of samples) {
    spread += (second - middle) ** 2;
    slope += (second - middle) * (megabytes - height);
  }
  return spread === 0 ? 0 : (slope / spread) * 60;
}
