import { languages } from '@/site/language'
import { expectNoOverflow, expectNoViolations } from '../fixtures/axe'
import { testsEverything } from '../fixtures/combinations'
import { describeEach, test, type Visit } from '../fixtures/test'
import {
  expectFocus,
  expectAnnouncement,
  noteAnnouncements,
  expectReflow,
  expectWholeWords,
  expectLargeTargets,
} from './checks'
import type { State } from './state'
import { states } from './states'

/** In `npm test` a few states, in one language each; otherwise all in both. */
const checked = testsEverything
  ? states.flatMap((state) => languages.map((language) => ({ state, language })))
  : states
      .filter(({ isChecked }) => isChecked === 'always')
      .map((state, index) => ({ state, language: languages[index % 2] ?? 'es' }))

async function expectAccessible(state: State, visit: Visit) {
  const { page } = visit
  await noteAnnouncements(page)
  await state.reach(visit)
  if (state.announces)
    await test.step('it is announced', () =>
      expectAnnouncement(page, state.announces?.(visit) ?? ''))
  if (!state.isReachedByLoading) await test.step('the focus is kept', () => expectFocus(page))
  await test.step('axe finds no violation', async () => {
    await expectNoViolations(page, state.part)
    await expectNoOverflow(page)
  })
  await test.step('targets are large enough', () => expectLargeTargets(page))
  await test.step('words are kept whole', () => expectWholeWords(page))
  await test.step('changed text is not lost', () => expectReflow(page))
}

for (const { state, language } of checked)
  describeEach([{ language, width: state.width ?? 'wide' }], () => {
    test(`${state.name} is accessible`, async ({ visit }) => {
      await expectAccessible(state, visit)
    })
  })
