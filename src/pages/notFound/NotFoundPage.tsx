import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { SearchForm, Suggestions } from '@/features/search'
import { ButtonLink } from '@/ui/ButtonLink'
import { MessagePage } from '@/ui/MessagePage'

export default function NotFoundPage() {
  const { t } = useTranslation('not_found')
  return (
    <MessagePage numeral="404" title={t('title')} text={t('subtitle')}>
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

const Search = styled('div')({ display: 'grid', gap: 28, width: '100%', maxWidth: 720 })
