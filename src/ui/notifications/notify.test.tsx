import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { renderWithProviders } from '@/testing/renderWithProviders'
import { Notifications } from './Notifications'
import { notify } from './notify'

/** A page whose toast area mounts later than the rest, like a lazy chunk. */
function Page() {
  const [loaded, setLoaded] = useState(false)
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setLoaded(true)
        }}
      >
        Load
      </button>
      {loaded && <Notifications />}
    </>
  )
}

test('the last toast from before the area mounts is shown once it does', async () => {
  const { user } = await renderWithProviders(<Page />, { namespaces: ['nav'] })
  notify('Uno', 'info')
  notify('Dos', 'error')
  expect(screen.queryByText('Uno')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Load' }))
  expect(await screen.findByText('Dos')).toBeVisible()
  await waitFor(() => {
    expect(screen.queryByText('Uno')).not.toBeInTheDocument()
  })
})
