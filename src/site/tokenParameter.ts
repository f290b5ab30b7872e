/**
 * Stands for the token in the path patterns of an appointment, in the router's syntax. In a file of
 * its own, because every document inlines what the early script imports.
 */
export const tokenParameter = ':token'
