import { languages } from '@/site/language'
import type { ProjectCopy } from './projectCopy'

/** Adds questions with their answers to the page on how it works. */
export function addQuestions(project: ProjectCopy, numbers: readonly number[] = [1]): void {
  const texts = {
    es: ['¿Se puede probar antes?', 'Sí: en la demo conversas con un asistente de tu sector.'],
    en: ['Can I try it first?', 'Yes: in the demo, you talk to an assistant of your industry.'],
  } as const
  for (const language of languages) {
    const [question, answer] = texts[language]
    for (const number of numbers)
      project.insertAfter(
        `src/content/${language}/how.ts`,
        '  faqs: [\n',
        `    { question: '${question} (${number})', answer: '${answer} (${number})' },\n`,
      )
  }
}

/** Adds an article with the body of another. */
export function addArticle(project: ProjectCopy, number = 1): void {
  const slugs = { es: `segunda-prueba-${number}`, en: `second-test-${number}` } as const
  const titles = { es: `La segunda prueba (${number})`, en: `The second test (${number})` } as const
  const picture = `/pictures/articles/secondTest${number}.svg`
  const source = 'src/content/articles/test-turing'
  for (const language of languages) {
    const text = project
      .read(`${source}/${language}.md`)
      .replace(/^title: .*$/m, `title: ${titles[language]}`)
      .replace(/^excerpt: ./m, (start) => `${start}${number} `)
      .replace(/^slug: .*$/m, `slug: ${slugs.en}`)
      .replace(/^date: .*$/m, `date: 2026-05-0${number}`)
      .replace(/^picture: .*$/m, `picture: ${picture}`)
    project.write(`src/content/articles/${slugs.es}/${language}.md`, text)
  }
  project.write(`public${picture}`, project.read('public/pictures/articles/turingTest.svg'))
}

/** Makes a text of a page about as long as a section. */
export function lengthenText(project: ProjectCopy): void {
  const sentences = {
    es: 'Cada proyecto empieza con una conversación sobre tu negocio y termina con un informe. ',
    en: 'Each project begins with a conversation about your business and ends with a report. ',
  } as const
  for (const language of languages)
    project.insertBefore(
      `src/content/${language}/how.ts`,
      language === 'es' ? 'Cada punto es un día.' : 'Each dot is a day.',
      sentences[language].repeat(8),
    )
}

/** Adds an assistant with the conversation and the picture of another. */
export function addAssistant(project: ProjectCopy): void {
  project.insertAfter(
    'src/site/assistants.ts',
    `  hrhelper: 'HRHelper',\n`,
    `  guide: 'GuideBot',\n`,
  )
  const texts = {
    es: {
      role: 'Visitas',
      description: 'Recibe a quien llega y le muestra el camino.',
      features: ['Saluda', 'Pregunta', 'Explica', 'Acompaña'],
      metric: 'Un minuto de espera en promedio',
    },
    en: {
      role: 'Visits',
      description: 'Welcomes whoever arrives and shows them around.',
      features: ['Greets', 'Asks', 'Explains', 'Stays'],
      metric: 'One minute of waiting on average',
    },
  } as const
  for (const language of languages) {
    project.insertBefore(
      `src/content/${language}/assistants.ts`,
      language === 'es' ? '} as const\n' : '} satisfies',
      `  guide: ${JSON.stringify(texts[language])},\n`,
    )
    project.insertBefore(
      `src/content/${language}/search_words.ts`,
      '  handoff: ',
      `  guide: ${JSON.stringify(texts[language].role)},\n`,
    )
    const transcripts = `src/content/${language}/transcripts/generic.ts`
    const [conversation = ''] =
      /supportpro: \{.*?\n {2}\},\n/s.exec(project.read(transcripts)) ?? []
    project.insertBefore(
      transcripts,
      '  supportpro: {\n',
      `  ${conversation.replace('supportpro', 'guide')}`,
    )
  }
  const pictures = 'public/pictures/assistants'
  project.write(`${pictures}/guide.svg`, project.read(`${pictures}/supportpro.svg`))
  project.insertBefore(
    'src/features/assistants/assistantColors.module.css',
    '.hrhelper {',
    `.guide {
  --from: var(--palette-site-mint);
  --to: var(--palette-site-teal);
}

`,
  )
}
