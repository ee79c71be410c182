/** Numbers of what a background is taken from (administration §3). */
export const backgroundSources = { upload: 1, instagram: 2, video: 3, none: 4 } as const;
