/**
 * Escapes JSON for a `<script>`, which a closing tag inside a text would close. In a file of its own
 * because every page's head needs it, but none of the other escaping.
 */
export const escapeJson = (json: string): string => json.replaceAll('<', '\\u003c')
