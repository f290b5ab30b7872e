import { screen, within } from '@testing-library/react'
import type { ContactServiceStubs } from '@/testing/contactServiceServer'
import { openPicker } from '@/testing/interactions'
import { renderWizard, type WizardExample } from '@/features/booking/testing/renderWizard'

/** Renders step 1 with nothing chosen, unless `example` overrides that. */
export async function renderStep(service: ContactServiceStubs, example: WizardExample = {}) {
  const view = await renderWizard(service, example)
  const { user } = view
  return {
    ...view,
    /** The day can be in the month before the one that the calendar opens at. */
    chooseDay: async (name: string) => {
      const shown = screen.queryByRole('gridcell', { name })
      if (!shown) await user.click(previousMonth())
      await user.click(shown ?? day(name))
    },
    chooseTime: async (name: string) => user.click(await screen.findByRole('radio', { name })),
    chooseTimeZone: async (search: string) => {
      await openPicker(user, timeZone())
      await user.paste(search)
      await user.keyboard('{Enter}')
    },
  }
}

const previousMonth = () => screen.getByRole('button', { name: /^(Previous month|Mes anterior)$/ })
export const day = (name: string | RegExp) => screen.getByRole('gridcell', { name })
export const chosenDay = () => screen.queryByRole('gridcell', { selected: true })

export const timeZone = () => screen.getByRole('button', { name: /^(Time zone|Zona horaria): / })

/** The radio group of the slots, which is named by its legend. */
export const times = () =>
  screen.getByRole('group', { name: /^(Times?|Hora|Horarios)\b(?! format)/ })
export const findTimes = async () => {
  await within(times()).findAllByRole('radio')
  return shownTimes()
}
/** The label of each slot, with a prefix if it is taken or chosen. */
export const shownTimes = () =>
  within(times())
    .queryAllByRole<HTMLInputElement>('radio')
    .map(({ ariaLabel, disabled, checked }) =>
      [disabled && 'x', checked && '*', ariaLabel].filter(Boolean).join(' '),
    )
