import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import type ToastsModule from './Toasts'
import { toastsWanted } from './wantToasts'

type ToastsComponent = typeof ToastsModule

/** Once they are there, they stand with the area. */
let loadedToasts: ToastsComponent | undefined

async function loadToasts(): Promise<ToastsComponent> {
  await toastsWanted
  const { default: Toasts } = await import(/* webpackChunkName: "use-toasts" */ './Toasts')
  loadedToasts = Toasts
  return Toasts
}

/**
 * The area in which toasts appear; its label is the same in both languages (requirements,
 * section 1). Their code comes with the first form, which alone has something to tell.
 */
export function Notifications() {
  const [area, setArea] = useState<HTMLElement | null>(null)
  // Not lazy: for 300 ms after a fallback, even an empty one, React takes nothing more of a page over.
  const [Toasts, setToasts] = useState(() => loadedToasts)

  useEffect(() => {
    let here = true
    loadToasts().then(
      (loaded) => {
        if (here) setToasts(() => loaded)
      },
      () => {
        // Without them the forms still say how it went.
      },
    )
    return () => {
      here = false
    }
  }, [])

  return (
    <>
      <Area aria-label="Notifications" lang="en" ref={setArea} />
      {Toasts && area && <Toasts area={area} />}
    </>
  )
}

/** Below the header: at the bottom of a phone's screen toasts would cover the buttons of a form. */
const Area = styled('section')({
  '& .notistack-SnackbarContainer': { top: 'calc(var(--header-height) + 8px)' },
})
