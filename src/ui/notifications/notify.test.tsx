import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { renderWithProviders } from '@/testing/renderWithProviders'
import { Notifications } from './Notifications'
import { closeToast, notify } from './notify'

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

test('the last toast from before the area mounts is shown once it does; one can be closed before', async () => {
  const { user } = await renderWithProviders(<Page />, { namespaces: ['nav'] })
  notify(() => 'Uno', 'info')
  notify(() => 'Dos', 'error')
  expect(screen.queryByText(/Uno|Dos/)).not.toBeInTheDocument()
  closeToast()
  notify(() => 'Tres', 'error')
  await user.click(screen.getByRole('button', { name: 'Load' }))
  expect(await screen.findByText('Tres')).toBeVisible()
  await waitFor(() => {
    expect(screen.queryByText('Uno')).not.toBeInTheDocument()
  })
})
