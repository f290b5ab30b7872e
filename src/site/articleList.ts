import type { ArticleFacts, ArticleId } from './article'

/** An article in the list of all. Its texts are in the folders of its id in `content/es` and `content/en`. */
export interface ArticleEntry<Id extends ArticleId = ArticleId> extends ArticleFacts {
  readonly id: Id
  /** What to read after it. It is chosen, so that no page changes when another article is added. */
  readonly further: readonly [NoInfer<Id>, NoInfer<Id>, NoInfer<Id>]
}

const listOf = <const Id extends ArticleId>(
  entries: readonly ArticleEntry<Id>[],
): readonly ArticleEntry<Id>[] => entries

/**
 * The blog, newest first, with the dates and categories of R10. No script of the browser holds the
 * list: what it has to know of an article comes with the content that leads to it.
 */
export const articles = listOf([
  {
    id: 'articles/metaVerification',
    slugs: { es: 'meta-verificacion', en: 'meta-verification' },
    date: '2025-04-26',
    category: 'news',
    picture: '/pictures/articles/metaVerification.svg',
    further: [
      'articles/unifiedCommunications',
      'articles/turingTest',
      'articles/conversationalAssistant',
    ],
  },
  {
    id: 'articles/unifiedCommunications',
    slugs: { es: 'unificacion-comunicaciones', en: 'unified-communications' },
    date: '2025-04-13',
    category: 'solutions',
    picture: '/pictures/articles/unifiedCommunications.svg',
    further: [
      'articles/turingTest',
      'articles/conversationalAssistant',
      'articles/transformingCustomerService',
    ],
  },
  {
    id: 'articles/turingTest',
    slugs: { es: 'test-turing', en: 'turing-test' },
    date: '2025-04-12',
    category: 'trends',
    picture: '/pictures/articles/turingTest.svg',
    further: [
      'articles/conversationalAssistant',
      'articles/transformingCustomerService',
      'articles/automatedProcesses',
    ],
  },
  {
    id: 'articles/conversationalAssistant',
    slugs: { es: 'asistente-conversacional', en: 'conversational-assistant' },
    date: '2025-04-11',
    category: 'guide',
    picture: '/pictures/articles/conversationalAssistant.svg',
    further: [
      'articles/transformingCustomerService',
      'articles/automatedProcesses',
      'articles/metaVerification',
    ],
  },
  {
    id: 'articles/transformingCustomerService',
    slugs: { es: 'transformando-atencion', en: 'transforming-customer-service' },
    date: '2025-04-10',
    category: 'best_practices',
    picture: '/pictures/articles/transformingCustomerService.svg',
    further: [
      'articles/automatedProcesses',
      'articles/metaVerification',
      'articles/unifiedCommunications',
    ],
  },
  {
    id: 'articles/automatedProcesses',
    slugs: { es: 'procesos-automatizados', en: 'automated-processes' },
    date: '2025-04-05',
    category: 'solutions',
    picture: '/pictures/articles/automatedProcesses.svg',
    further: ['articles/metaVerification', 'articles/unifiedCommunications', 'articles/turingTest'],
  },
])
