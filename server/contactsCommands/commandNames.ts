/** The options of `npm run contacts` that do more than print tables. Each takes a value. */
export const commandNames = ['export', 'erase', 'keep', 'backup', 'restore'] as const
export type CommandName = (typeof commandNames)[number]
