/** The permanent id of a demo in calendars (RFC 5545, UID). `site` is the hostname of the site. */
export const getDemoUid = (number: number, site: string): string => `demo-${number}@${site}`

export const isDemoUid = (uid: string, site: string): boolean =>
  /^demo-\d+@/.test(uid) && uid.slice(uid.indexOf('@') + 1) === site
