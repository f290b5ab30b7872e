import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import type { ComponentProps, ReactNode } from 'react'
import { ChevronIcon } from '@/ui/StrokeIcon'
import { HeaderMenu } from './HeaderMenu'

interface DropdownProps extends Omit<ComponentProps<typeof HeaderMenu>, 'className' | 'opener'> {
  readonly label: Exclude<ReactNode, string>
  /** Aligns the panel with the right end of its button. */
  readonly end?: boolean
}

/** A menu of links behind a button of the header. */
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
    '&:hover': { backgroundColor: theme.vars.palette.site.sunken },
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
    '&:hover': { backgroundColor: theme.vars.palette.site.sunken },
    '&[aria-current]': { fontWeight: theme.typography.fontWeightMedium },
  },
}))
