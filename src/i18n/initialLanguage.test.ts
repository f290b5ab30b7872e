import { getInitialLanguage, type LanguageSignals } from './initialLanguage'

const visit = (changes: Partial<LanguageSignals>): LanguageSignals => ({
  path: '/',
  preference: undefined,
  browserLanguages: ['es-CO'],
  isCrawler: false,
  ...changes,
})

test.each<[string, Partial<LanguageSignals>, string, boolean]>([
  ['the stored preference wins', { preference: 'en', browserLanguages: ['es'] }, 'en', false],
  ['else the browser decides', { browserLanguages: ['en-US', 'es'] }, 'en', false],
  [
    'the first language that the site speaks',
    { browserLanguages: ['pt-BR', 'en-GB'] },
    'en',
    false,
  ],
  ['else Spanish', { browserLanguages: ['pt-BR', 'fr'] }, 'es', false],
  ['a prefix that only looks alike is none', { browserLanguages: ['enm', 'est'] }, 'es', false],
  ['no language at all', { browserLanguages: [] }, 'es', false],
  ['the path alone does not decide', { path: '/en/schedule-demo' }, 'es', false],
  ['/en chooses English where nothing is stored (R1)', { path: '/en' }, 'en', true],
  ['/en/ too', { path: '/EN/' }, 'en', true],
  ['/en does not overrule a preference', { path: '/en', preference: 'es' }, 'es', false],
  ['an unknown path below /en speaks English (R5)', { path: '/en/nothing' }, 'en', false],
  ['an unknown path elsewhere suggests nothing', { path: '/nada', preference: 'en' }, 'en', false],
  [
    'for a crawler the path decides (R2)',
    { path: '/agendar-demo', isCrawler: true, browserLanguages: ['en-US'] },
    'es',
    false,
  ],
  [
    'a crawler reads the English variant in English',
    { path: '/en/schedule-demo', isCrawler: true, preference: 'es' },
    'en',
    false,
  ],
  [
    'an unprefixed English path is English',
    { path: '/schedule-demo', isCrawler: true },
    'en',
    false,
  ],
  ['the home is Spanish', { path: '/', isCrawler: true, browserLanguages: ['en'] }, 'es', false],
])('%s', (_case, changes, language, chosen) => {
  expect(getInitialLanguage(visit(changes))).toEqual({ language, chosen })
})
