import { useCallback, useEffect, useRef, type ReactNode } from 'react'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { menuClosed, menuOpened, selectOpenMenu, type MenuName } from '../../ui/uiSlice'
import { useDismiss } from '../../ui/useDismiss'

/** By their common name the browser keeps no two of them open; the script of the first paint finds them. */
const headerMenus = 'menu'

interface HeaderMenuProps {
  readonly menu: MenuName
  /** What the opener is called, where its content does not say it. */
  readonly name?: string
  readonly opener: ReactNode
  readonly className?: string | undefined
  readonly children: ReactNode
}

/**
 * A menu behind its opener, as a disclosure that works without a script too. The state says whether
 * it is open; a click or the focus outside and Escape close it.
 */
export function HeaderMenu({ menu, name, opener, className, children }: HeaderMenuProps) {
  const dispatch = useAppDispatch()
  const open = useAppSelector((state) => selectOpenMenu(state) === menu)
  const details = useRef<HTMLDetailsElement>(null)

  const close = useCallback(() => dispatch(menuClosed(menu)), [dispatch, menu])
  useDismiss(details, { open, opener: 'summary', close })

  // Opened before the script was there, it has to be known as open.
  useEffect(() => {
    if (details.current?.open) dispatch(menuOpened(menu))
  }, [dispatch, menu])

  return (
    <details ref={details} name={headerMenus} className={className} open={open}>
      <summary
        aria-label={name}
        onClick={(event) => {
          // The state opens the menu, so that what closes it is listening at once.
          event.preventDefault()
          dispatch(open ? menuClosed(menu) : menuOpened(menu))
        }}
      >
        {opener}
      </summary>
      {children}
    </details>
  )
}
