/** For lists without markers outside navigation: Safari removes their role. */
export const listRole = { role: 'list' } as const;
