const titles = /^(?:dr|dra|sr|sra|srta|don|doña|ing|lic|mr|mrs|ms|miss|prof)$/i

/**
 * The first name, as it was typed, for a greeting. The whole name if it begins with an initial, a title
 * or a surname and a comma: 'Dra. Ana Paz', 'Paz, Ana'.
 */
export function getFirstName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  const isWhole =
    others.length === 0 || first.length === 1 || /[.,]$/.test(first) || titles.test(first)
  return isWhole ? name.trim() : first
}
