import { screen, waitFor } from '@testing-library/react'
import esContact from '@/content/es/contact'
import { startContactServiceServer } from '@/testing/contactServiceServer'
import { mockBrowser } from '@/testing/mockBrowser'
import { bodies, writes as allWrites } from './testing/example'
import { getSentCalls } from './testing/openContact'
import { getFormAlerts, getToasts, renderUntouchedForm } from './testing/renderForm'

mockBrowser()
const service = startContactServiceServer()
const writes = () => service.requests.filter(({ call }) => call.startsWith('create'))

const mockChunk: { arrives: boolean; came: Promise<void> } = {
  arrives: true,
  came: Promise.resolve(),
}

// The mock stands for a chunk that loads late or fails, which Jest cannot simulate at a lower
// level.
jest.mock('./loadFormServices', () => ({
  loadFormServices: async () => {
    if (!mockChunk.arrives) throw new Error('Loading chunk failed')
    await mockChunk.came
    return import('./formServices')
  },
}))

const success = esContact.success

describe('a message whose form services fail to load', () => {
  it('is kept with advice, and sent at the next attempt', async () => {
    mockChunk.arrives = false
    const { send, submit, typed } = await renderUntouchedForm()
    await send()
    expect(await screen.findByText(esContact.error_offline)).toBeVisible()
    expect(getFormAlerts()).toHaveLength(2)
    expect(typed()).toEqual([
      'Lucía Fernández',
      'lucia@tiendas-alba.example',
      '612 345 678',
      'Tiendas Alba',
      'Precios',
      '¿Qué incluye el plan Avanza?\n¿Y cuándo empezamos?',
    ])
    expect(service.requests).toEqual([])

    mockChunk.arrives = true
    await submit()
    await waitFor(() => {
      expect(getToasts()).toEqual([success])
    })
    expect(getSentCalls(writes())).toEqual(allWrites.map((write) => [write, bodies[write]]))
  })
})

describe('a message submitted while the form services load', () => {
  it('is sent once they have loaded', async () => {
    let arrive: () => void = () => undefined
    mockChunk.came = new Promise((resolve) => (arrive = resolve))
    const { send, field, user } = await renderUntouchedForm()
    await send()
    expect(screen.getByRole('button', { name: 'Enviando...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await user.type(field('name'), 'x{Enter}')
    expect(field('name')).toHaveValue('Lucía Fernández')
    arrive()
    await waitFor(() => {
      expect(getToasts()).toEqual([success])
    })
    expect(writes()).toHaveLength(allWrites.length)
  })

  it('is validated once they have loaded', async () => {
    let arrive: () => void = () => undefined
    mockChunk.came = new Promise((resolve) => (arrive = resolve))
    const { submit } = await renderUntouchedForm()
    await submit()
    expect(getFormAlerts()).toEqual([''])
    arrive()
    expect(await screen.findByText(esContact.error_all_fields)).toBeVisible()
    expect(writes()).toEqual([])
  })
})
