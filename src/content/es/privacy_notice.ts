/** What stands above the privacy policy where the visitor's language is another than its own (R8). */
const privacy_notice = {
  only_in_spanish: 'Esta política está escrita solo en español.',
} as const

export default privacy_notice
