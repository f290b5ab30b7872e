import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import { useLayoutEffect, useRef, useState, type ReactNode, type ComponentProps } from 'react'
import { browserDocument } from '@/hydration/prerendered'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { ChevronIcon } from '@/ui/StrokeIcon'
import { menuClosed, menuOpened, selectOpenMenu, type MenuName } from '@/ui/uiSlice'

/**
 * The name that all menus of the header share. The browser keeps only one `<details>` of a name open,
 * and the early script finds the menus by their `name` attribute.
 */
const headerMenus = 'menu'

interface HeaderMenuProps {
  readonly menu: MenuName
  /** Accessible name of the button, if its content does not say it. */
  readonly name?: string
  readonly opener: ReactNode
  readonly className?: string | undefined
  readonly children: ReactNode
}

/**
 * A disclosure menu that works without script. Redux knows whether it is open. Escape, and a press or focus
 * outside, close it by `closeMenus` of the early script; the browser's `toggle` event then tells Redux.
 */
export function HeaderMenu({ menu, name, opener, className, children }: HeaderMenuProps) {
  const dispatch = useAppDispatch()
  const open = useAppSelector((state) => selectOpenMenu(state) === menu)
  const details = useRef<HTMLDetailsElement>(null)

  // A focused link would lose the focus with its menu, for example after a switch of language.
  useLayoutEffect(() => {
    const menu = details.current
    if (!open && menu?.contains(document.activeElement))
      menu.querySelector('summary')?.focus({ preventScroll: true })
  }, [open])

  // Stores that the menu was opened before hydration. If a translator has changed it, React puts another one in
  // its place.
  const [prerendered] = useState(() =>
    browserDocument?.querySelector<HTMLDetailsElement>(`[data-menu=${menu}]`),
  )
  useLayoutEffect(() => {
    if (prerendered?.open) dispatch(menuOpened(menu))
  }, [dispatch, menu, prerendered])

  return (
    <details
      ref={details}
      name={headerMenus}
      data-menu={menu}
      className={className}
      open={open}
      onToggle={({ currentTarget }) => {
        dispatch(currentTarget.open ? menuOpened(menu) : menuClosed(menu))
      }}
    >
      <summary
        aria-label={name}
        onClick={(event) => {
          // Not left to `toggle`: on a busy phone it comes after a navigation, or after the next press.
          event.preventDefault()
          const isOpened = !details.current?.open
          if (details.current) details.current.open = isOpened
          dispatch(isOpened ? menuOpened(menu) : menuClosed(menu))
        }}
      >
        {opener}
      </summary>
      {children}
    </details>
  )
}

interface DropdownProps extends Omit<ComponentProps<typeof HeaderMenu>, 'className' | 'opener'> {
  readonly label: Exclude<ReactNode, string>
  /** Aligns the panel with the right end of its button. */
  readonly end?: boolean
}

export function Dropdown({ label, end = false, children, ...rest }: DropdownProps) {
  return (
    <Menu
      {...rest}
      opener={
        <>
          {label}
          <ChevronIcon />
        </>
      }
    >
      <Panel variant="floating" sx={{ [end ? 'right' : 'left']: 0 }}>
        {children}
      </Panel>
    </Menu>
  )
}

const Menu = styled(HeaderMenu)(({ theme }) => ({
  position: 'relative',
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    minHeight: 44,
    padding: '0 8px',
    borderRadius: theme.vars.radius.pill,
    '&:hover': { backgroundColor: 'var(--hovered)' },
    '& svg': { transition: theme.transitions.create('transform') },
  },
  '&[open] summary svg': { transform: 'rotate(180deg)' },
}))

const Panel = styled(Paper)(({ theme }) => ({
  position: 'absolute',
  top: 'calc(100% + 8px)',
  minWidth: 200,
  padding: 8,
  '& li a': {
    justifyContent: 'space-between',
    padding: '0 12px',
    borderRadius: theme.vars.radius.control,
    '&:hover': { backgroundColor: 'var(--hovered)' },
    '&[aria-current]': { fontWeight: theme.typography.fontWeightMedium },
  },
}))
