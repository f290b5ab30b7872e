import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { HydrateAfterPage } from '@/hydration/AfterHydration'
import { useAppDispatch } from '@/store/hooks'
import { allMenusClosed } from '@/ui/uiSlice'
import { Footer } from './Footer'
import { Header } from './Header'
import styles from './Shell.module.css'

interface ShellProps {
  /** The consent banner. It comes after the skip link, which must be the first tab stop. */
  readonly notice?: ReactNode
  readonly children: ReactNode
}

export function Shell({ notice, children }: ShellProps) {
  const { t } = useTranslation('nav')
  useCloseMenusOnNavigation()
  return (
    <>
      <SkipLink href="#content">{t('skip_to_content')}</SkipLink>
      {notice}
      <HydrateAfterPage>
        <Header />
      </HydrateAfterPage>
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <HydrateAfterPage>
        <Footer />
      </HydrateAfterPage>
    </>
  )
}

/**
 * Closes all menus after a navigation. The initial location does not count: a menu opened before
 * hydration stays open.
 */
export function useCloseMenusOnNavigation(): void {
  const dispatch = useAppDispatch()
  const { key } = useLocation()
  useEffect(
    () => () => {
      dispatch(allMenusClosed())
    },
    [dispatch, key],
  )
}

const SkipLink = styled(Link)(({ theme }) => ({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 20,
  padding: '12px 20px',
  borderRadius: theme.vars.radius.control,
  backgroundColor: theme.vars.palette.text.primary,
  color: theme.vars.palette.background.default,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
}))
