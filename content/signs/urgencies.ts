/** How soon to act, most urgent first. */
export const urgencies = ['911', 'emergency room', 'call now', 'today', 'this week', 'next exam'] as const;
