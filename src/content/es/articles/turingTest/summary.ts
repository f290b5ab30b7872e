import type { ArticleSummary } from '../../../types'

const turingTestSummary = {
  title: 'Las máquinas ya aprueban el test de Turing. ¿Y ahora qué?',
  excerpt:
    'Un modelo pasó por humano en el 73 % de las interacciones; otro, en el 56 %. Qué dicen esas cifras, qué callan y qué prueba le sirve de verdad a tu negocio.',
  keywords: 'test de Turing, modelos de lenguaje, inteligencia artificial',
} as const satisfies ArticleSummary

export default turingTestSummary
