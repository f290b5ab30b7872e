/** The permanent id of a demo in calendars (RFC 5545, UID). `host` is the host name of the site. */
export const getDemoUid = (number: number, host: string): string => `demo-${number}@${host}`

export const isDemoUid = (uid: string, host: string): boolean =>
  /^demo-\d+@/.test(uid) && uid.slice(uid.indexOf('@') + 1) === host
