import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { AssistantPicture } from '@/features/assistants'
import { SearchForm, Suggestions } from '@/features/search'
import { ButtonLink } from '@/ui/PageLink'
import { MessagePage } from '@/ui/MessagePage'

export default function NotFoundPage() {
  const { t } = useTranslation('not_found')
  return (
    <MessagePage illustration={<Illustration />} title={t('title')} text={t('subtitle')}>
      <Search>
        <SearchForm />
        <Suggestions />
      </Search>
      <ButtonLink page="home" variant="outlined">
        {t('back_home')}
      </ButtonLink>
    </MessagePage>
  )
}

/** The status in a bubble, and the assistant that looks things up. */
const Illustration = () => (
  <Picture>
    <Numeral variant="numeral">404</Numeral>
    <AssistantPicture assistant="dataanalyst" size={148} />
  </Picture>
)

const Picture = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 8,
  '& img': { width: 'clamp(80px, 12vw, 148px)', height: 'auto' },
  [theme.breakpoints.up('md')]: { flexDirection: 'column', alignItems: 'center' },
}))

const Numeral = styled(Typography)(({ theme }) => ({
  padding: '16px 20px',
  whiteSpace: 'nowrap',
  borderRadius: theme.vars.radius.bubbleLarge,
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
}))

const Search = styled('div')({ display: 'grid', gap: 28, width: '100%', maxWidth: 720 })
