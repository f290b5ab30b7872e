/** An e-mail address as it is compared: in any case of its letters. */
export const normalizeEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase()
