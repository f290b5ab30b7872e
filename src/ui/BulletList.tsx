import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import { styled } from '@mui/material/styles'

interface BulletListProps {
  readonly items: readonly string[]
  /** Whether each bullet has a check, as in a list of what is included. */
  readonly hasChecks?: boolean
  readonly className?: string | undefined
}

/** A list with a small speech bubble before each item, in the colour `--bullet-color`. */
export function BulletList({ items, hasChecks = false, className }: BulletListProps) {
  return (
    <List disablePadding className={className}>
      {items.map((item) => (
        <ListItem key={item} disablePadding alignItems="flex-start">
          <BulletPosition>
            <Bullet>{hasChecks && <Check />}</Bullet>
          </BulletPosition>
          <ListItemText>{item}</ListItemText>
        </ListItem>
      ))}
    </List>
  )
}

const Check = () => (
  <svg width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
    <path d="m4.5 8 2.5 2.5 4.5-5" stroke="currentColor" strokeWidth="2" />
  </svg>
)

/** As high as the first line, so that the bullet stands in its middle. */
const BulletPosition = styled(ListItemIcon)({
  alignItems: 'center',
  minWidth: 28,
  height: '1lh',
  marginTop: 4,
})

const Bullet = styled('span')(({ theme }) => ({
  width: 16,
  height: 16,
  borderRadius: '8px 8px 8px 2px',
  background: `var(--bullet-color, ${theme.vars.palette.site.coral})`,
  color: theme.vars.palette.background.paper,
  '& svg': { display: 'block' },
}))
