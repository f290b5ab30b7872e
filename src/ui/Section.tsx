import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface SectionProps {
  /** The anchor of the section, as in `/#benefits`. */
  readonly id?: string
  /** The id of the section's title, which labels the section. */
  readonly titleId?: string
  /** Gives the section a darker background over the full width of the page. */
  readonly sunken?: boolean
  /** Removes the space above, where the section before has the same background and its own space. */
  readonly joined?: boolean | undefined
  /** The widths of two columns on wide screens, in twelfths, as in `[5, 7]`. */
  readonly columns?: readonly [number, number]
  /** The class of the element around the content. */
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A section of a page, as wide as the site's content. */
export function Section({
  id,
  titleId,
  sunken = false,
  joined = false,
  columns,
  className,
  children,
}: SectionProps) {
  return (
    <Background id={id} aria-labelledby={titleId} sunken={sunken}>
      <Content columns={columns} joined={joined} className={className}>
        {children}
      </Content>
    </Background>
  )
}

const Background = styled('section', { shouldForwardProp: (prop) => prop !== 'sunken' })<{
  readonly sunken: boolean
}>(({ theme, sunken }) => sunken && { backgroundColor: theme.vars.palette.site.sunken })

const Content = styled(Container, {
  shouldForwardProp: (prop) => prop !== 'columns' && prop !== 'joined',
})<{
  readonly columns: SectionProps['columns'] | undefined
  readonly joined: boolean
}>(({ theme, columns, joined }) => ({
  paddingBlock: joined ? '0 var(--space-section)' : 'var(--space-section)',
  ...(columns && {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '48px var(--space-panel)',
    [theme.breakpoints.up('lg')]: {
      gridTemplateColumns: columns.map((share) => `minmax(0, ${share}fr)`).join(' '),
    },
  }),
}))

interface SectionHeadingProps {
  /** The id of the title, for the section's `titleId`. */
  readonly id?: string
  readonly title: ReactNode
  readonly lead?: ReactNode
  /**
   * `column` and `center` stack the parts; `row` puts the title at the left and the rest at the
   * right; `sticky` keeps the heading in view beside the other column.
   */
  readonly layout?: Layout
  readonly className?: string | undefined
  /** Content after the lead, such as a button. */
  readonly children?: ReactNode
}

type Layout = 'column' | 'center' | 'row' | 'sticky'

/** The title of a section, with an optional lead. */
export function SectionHeading(props: SectionHeadingProps) {
  const { id, title, lead, layout = 'column', className, children } = props
  return (
    <Heading layout={layout} className={className}>
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      {lead && <Lead variant="lead">{lead}</Lead>}
      {children}
    </Heading>
  )
}

const Heading = styled('div', { shouldForwardProp: (prop) => prop !== 'layout' })<{
  layout: Layout
}>(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: 24,
  variants: [
    {
      props: { layout: 'center' },
      style: {
        justifyItems: 'center',
        maxWidth: 800,
        marginInline: 'auto',
        textAlign: 'center',
        '& > p': { textWrap: 'balance' },
      },
    },
    {
      props: { layout: 'row' },
      style: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'end',
        justifyContent: 'space-between',
        gap: '16px 48px',
        marginBottom: 'var(--space-block)',
        '& > h2': { flex: 1, minWidth: 'min(100%, 10em)' },
      },
    },
    {
      props: { layout: 'sticky' },
      style: {
        [theme.breakpoints.up('lg')]: {
          position: 'sticky',
          top: 'calc(var(--header-height) + 40px)',
          alignSelf: 'start',
        },
      },
    },
  ],
}))

const Lead = styled(Typography)(({ theme }) => ({
  maxWidth: '56ch',
  color: theme.vars.palette.text.secondary,
}))
