import type { Language } from '@/site/language'

/** Texts of llms.txt that are on no page. `{{placeholders}}` are filled in. */
interface LlmsCopy {
  readonly prices: string
  readonly plan: string
  readonly contact: string
  readonly pages: string
  readonly articles: string
}

export const llmsCopy: Readonly<Record<Language, LlmsCopy>> = {
  es: {
    prices: 'Precios al mes, con el {{percent}} de descuento ya aplicado:',
    plan: '{{name}}: {{price}} en lugar de {{originalPrice}}',
    contact: 'Contacto: {{email}}, [WhatsApp]({{whatsapp}}) o [una demo]({{demo}}).',
    pages: 'Páginas en español',
    articles: 'Artículos en español',
  },
  en: {
    prices: 'Prices per month, after the {{percent}} discount:',
    plan: '{{name}}: {{price}} instead of {{originalPrice}}',
    contact: 'Contact: {{email}}, [WhatsApp]({{whatsapp}}), or [a demo]({{demo}}).',
    pages: 'Pages in English',
    articles: 'Articles in English',
  },
}
