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

const Illustration = () => (
  <Picture>
    <Numeral variant="numeral">404</Numeral>
    <AssistantPicture assistant="dataanalyst" size={280} />
  </Picture>
)

const Picture = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'end',
  gap: 8,
  // Beside the numeral even on the narrowest phone.
  '& img': { width: 'min(38%, 176px)' },
  [theme.breakpoints.up('md')]: { flexFlow: 'column', gap: 16, '& img': { width: '80%' } },
}))

const Numeral = styled(Typography)(({ theme: { vars } }) => ({
  padding: '16px 20px',
  whiteSpace: 'nowrap',
  borderRadius: vars.radius.replyLarge,
  backgroundColor: vars.palette.primary.main,
  color: vars.palette.primary.contrastText,
}))

const Search = styled('div')({ display: 'grid', gap: 28, width: '100%', maxWidth: 720 })
