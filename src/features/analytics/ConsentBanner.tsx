import Button from '@mui/material/Button'
import GlobalStyles from '@mui/material/GlobalStyles'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { PageLink } from '@/ui/PageLink'

const choices = ['accept', 'refuse'] as const
export type Consent = (typeof choices)[number]

interface ConsentBannerProps {
  readonly onChoose: (consent: Consent) => void
}

/**
 * Asks for consent to analytics. Both buttons look alike, so that refusing is as easy as accepting.
 */
export function ConsentBanner({ onChoose }: ConsentBannerProps) {
  const { t } = useTranslation('consent')
  return (
    <>
      <GlobalStyles styles={bannerSpace} />
      <Banner
        component="section"
        variant="floating"
        aria-labelledby="consent-question"
        ref={measureBanner}
      >
        <Typography variant="h4" component="h2" id="consent-question">
          {t('question')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <span>{t('explanation')}</span>{' '}
          <Link component={PageLink} page="privacy">
            {t('privacy')}
          </Link>
        </Typography>
        <Buttons>
          {choices.map((choice) => (
            <Button
              key={choice}
              variant="outlined"
              size="small"
              onClick={() => {
                onChoose(choice)
              }}
            >
              <span>{t(choice)}</span>
            </Button>
          ))}
        </Buttons>
      </Banner>
    </>
  )
}

/** Tells what must not be behind the banner how high it is, which depends on its text. */
function measureBanner(banner: HTMLElement | null) {
  if (!banner) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    const margin = Number.parseFloat(getComputedStyle(banner).bottom)
    style.setProperty('--banner-space', `${banner.offsetHeight + 2 * margin}px`)
  })
  observer.observe(banner)
  return () => {
    observer.disconnect()
    style.removeProperty('--banner-space')
  }
}

/** Room to scroll the focused element out from behind the banner at the end of the footer. */
const bannerSpace = {
  '@media screen': {
    'footer::after': { content: '""', display: 'block', height: 'var(--banner-space)' },
  },
}

const Banner = styled(Paper)(({ theme }) => ({
  position: 'fixed',
  zIndex: 8,
  inset: 'auto 16px 16px auto',
  display: 'grid',
  gap: 12,
  maxWidth: 'min(440px, calc(100vw - 32px))',
  // Leaves room for what is focused, between the header and the banner.
  maxHeight: '60vh',
  overflowY: 'auto',
  padding: '16px 20px',
  borderRadius: theme.vars.radius.reply,
  // Low enough for the buttons at the top of the home page.
  [`${theme.breakpoints.down('sm')}, (height < 30rem)`]: {
    inset: 'auto 8px 8px',
    gap: 4,
    maxWidth: 'none',
    padding: '12px 16px',
    h2: { fontSize: theme.typography.body1.fontSize },
    p: { font: theme.vars.font.fine },
  },
  // A phone in landscape, where it would cover the page from the header on: one line, the buttons at its end.
  [`${theme.breakpoints.up('sm')} and (height < 30rem)`]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '0 16px',
    padding: '8px 16px',
    '& > div': { gridArea: '1 / 2 / span 2', gridTemplateColumns: 'auto auto' },
  },
})) as typeof Paper

const Buttons = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.5em), 1fr))',
  gap: 8,
})
