/** Shown above the policy where the visitor's language is not Spanish (requirements R8). */
export default {
  only_in_spanish:
    'Esta política está escrita solo en español. Si tienes una pregunta en otro idioma, escríbenos a',
} as const
