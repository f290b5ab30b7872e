/**
 * Escapes JSON for a `<script>`, which a closing tag inside a text would end. Separate from `escape.ts`,
 * because every page's head needs this function and none of the others.
 */
export const escapeJson = (json: string): string => json.replaceAll('<', '\\u003c')
