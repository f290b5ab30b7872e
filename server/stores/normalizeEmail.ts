/** Normalizes an e-mail address for comparisons that ignore case. */
export const normalizeEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase()
