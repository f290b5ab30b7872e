import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { getFloatingStyles } from '../theme/components/surfaces'
import { Dots } from '../ui/Dots'
import { appearLate } from '../ui/PageLoading'
import { useClientSideNavigation } from './useClientSideNavigation'

/** Follows the links of the site. While the next page loads, a bubble over the current one says so. */
export function Navigation() {
  const { t } = useTranslation('nav')
  const isLoading = useClientSideNavigation()
  return (
    <div aria-live="polite">
      {isLoading && (
        <Loading>
          <Dots />
          <span className="visually-hidden">{t('loading_page')}</span>
        </Loading>
      )}
    </div>
  )
}

const Loading = styled('div')(({ theme }) => ({
  ...getFloatingStyles(theme),
  ...appearLate,
  position: 'fixed',
  insetInline: 0,
  top: 'calc(var(--header-height) + 12px)',
  zIndex: theme.zIndex.snackbar,
  width: 'fit-content',
  margin: 'auto',
  padding: '12px 20px',
  borderRadius: theme.vars.radius.bubbleSmall,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.primary.main,
}))
