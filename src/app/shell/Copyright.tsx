import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useHydrated } from '@/hydration/useHydrated'
import { siteConfig } from '@/site/siteConfig'
import { getNow } from '@/time/clock'

/** A component of its own: it renders again after hydration, the rest of the footer does not. */
export function Copyright() {
  const { t } = useTranslation('footer')
  // The prerendered year is the build's, so it may differ from the visitor's.
  return (
    <Typography
      key={String(useHydrated())}
      variant="body2"
      color="textSecondary"
      sx={{ flexBasis: '100%' }}
      suppressHydrationWarning
    >
      {t('copyright', { year: getNow().getFullYear(), brand: siteConfig.brand })}
    </Typography>
  )
}
