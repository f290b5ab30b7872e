import { languages } from '@/site/language'
import type { ProjectCopy } from './projectCopy'

/** Gives the site another name and address, one social link less, and what its owner can prove. */
export function makeYours(project: ProjectCopy): void {
  const file = 'src/site/siteConfig.ts'
  project.edit(file, "brand: 'Conversalia'", "brand: 'Eco & Más'")
  project.edit(file, 'hola@example.com', 'info@eco.example')
  project.edit(file, "    Facebook: 'https://www.facebook.com/example',\n", '')
  const text = "{ es: 'Ejemplo', en: 'Example' }"
  const proof = {
    'cases: []': `cases: [{ customer: 'Eco', industry: 'retail', result: ${text}, url: 'https://eco.example' }]`,
    'integrations: []': "integrations: [{ name: 'Eco CRM' }]",
    'logos: []': "logos: [{ customer: 'Eco', picture: '/favicon.svg' }]",
    'team: []': `team: [{ name: 'Eva', role: ${text} }]`,
    "badges: { verified: '', startup: '' }": "badges: { verified: 'https://eco.example' }",
    'company: {}': "company: { legalName: 'Eco & Más, S. A.', address: ['Calle 1'] }",
  }
  for (const [empty, filled] of Object.entries(proof))
    project.edit('src/content/proof.ts', empty, filled)
}

/** Adds an optional field to each form. */
export function addField(project: ProjectCopy): void {
  project.insertBefore(
    'src/features/contact/domain/contactFields.ts',
    '] as const satisfies',
    `  { name: 'website', kind: 'text', isRequired: false, maxLength: 100, noteLabel: 'Sitio web' },\n`,
  )
  project.insertBefore(
    'src/features/booking/domain/bookingFields.ts',
    '] as const satisfies',
    `  { name: 'role', kind: 'text', isRequired: false, maxLength: 100 },\n`,
  )
  project.insertBefore(
    'src/features/booking/domain/requests.ts',
    `    ['Sector'`,
    `    ['Cargo', parts.details.role],\n`,
  )
  const labels = { es: ['Sitio web', 'Cargo'], en: ['Website', 'Role'] } as const
  for (const language of languages) {
    const [website, role] = labels[language]
    const texts = { contact: `  website: '${website}',\n`, scheduledemo: `  role: '${role}',\n` }
    for (const [section, text] of Object.entries(texts))
      project.insertBefore(`src/content/${language}/${section}.ts`, '  required_note:', text)
  }
  project.insertBefore(
    'src/store/redactPersonalData.ts',
    `  'title',\n`,
    `  'role',\n  'website',\n`,
  )
}

/** Adds a page with a test of its own. */
export function addPage(project: ProjectCopy): void {
  project.insertBefore(
    'src/site/routes.ts',
    `  {\n    id: 'search',`,
    `  createRoute('partners', '/socios', '/partners'),\n`,
  )
  project.insertBefore(
    'src/app/pageComponents.ts',
    '  search: lazyAgain(',
    `  partners: lazyAgain(
    () => import(/* webpackChunkName: "page-partners" */ '../pages/partners/PartnersPage'),
  ),\n`,
  )
  project.write(
    'src/pages/partners/PartnersPage.tsx',
    `import { useTranslation } from 'react-i18next'
import { ButtonLink } from '@/ui/PageLink'
import { MessagePage } from '@/ui/MessagePage'

export default function PartnersPage() {
  const { t } = useTranslation('partners')
  return (
    <MessagePage title={t('title')} text={t('lead')}>
      <ButtonLink page="scheduleDemo">{t('book')}</ButtonLink>
    </MessagePage>
  )
}
`,
  )
  project.write(
    'src/pages/partners/PartnersPage.test.tsx',
    `import { screen } from '@testing-library/react'
import { texts } from '@/testing/texts'
import { languages } from '@/site/language'
import { getRoutePath } from '@/site/routes'
import { renderWithProviders } from '@/testing/renderWithProviders'
import PartnersPage from './PartnersPage'

it.each(languages)('leads partners to a demo in %s', async (language) => {
  const { title, book } = texts[language].partners
  await renderWithProviders(<PartnersPage />, { language, namespaces: ['partners'] })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
  const path = getRoutePath('scheduleDemo', language)
  expect(screen.getByRole('link', { name: book })).toHaveAttribute('href', path)
})
`,
  )
  project.write(
    'src/content/es/partners.ts',
    `export default {
  title: 'Socios',
  lead: 'Vende asistentes de IA con nosotros.',
  book: 'Agenda una charla',
} as const
`,
  )
  project.write(
    'src/content/en/partners.ts',
    `import type source from '../es/partners'
import type { Translation } from '../types'

export default {
  title: 'Partners',
  lead: 'Sell AI assistants with us.',
  book: 'Schedule a talk',
} satisfies Translation<typeof source>
`,
  )
  project.insertBefore(
    'src/content/es/index.ts',
    'export { default as phone }',
    `export { default as partners } from './partners'\n`,
  )
  const heads = {
    es: [
      'Socios: vende asistentes de IA',
      'Para agencias y consultoras que quieren ofrecer asistentes de IA.',
      'socios, agencias, consultoras',
    ],
    en: [
      'Partners: sell AI assistants',
      'For agencies and consultants that want to offer AI assistants.',
      'partners, agencies, consultants',
    ],
  } as const
  for (const language of languages) {
    const [title, description, keywords] = heads[language]
    project.insertBefore(
      `src/content/${language}/head.ts`,
      '  search_title:',
      `  partners_title: '${title}',
  partners_description: '${description}',
  partners_keywords: '${keywords}',\n`,
    )
  }
}

/** Adds a link to the page of `addPage`. */
export function addPageLink(project: ProjectCopy): void {
  project.insertBefore(
    'src/app/shell/FooterColumns.tsx',
    `          { text: t('privacy')`,
    `          { text: t('partners'), page: 'partners' },\n`,
  )
  const labels = { es: 'Socios', en: 'Partners' } as const
  for (const language of languages)
    project.insertBefore(
      `src/content/${language}/footer.ts`,
      '  privacy:',
      `  partners: '${labels[language]}',\n`,
    )
  project.insertBefore(
    'src/app/shell/Shell.test.tsx',
    `[footer.privacy,`,
    `[footer.partners, getRoutePath('partners', language)],\n`,
  )
}
