import { useTranslation } from 'react-i18next'
import { ButtonLink } from '@/ui/ButtonLink'
import { MessagePage } from '@/ui/MessagePage'

export default function NotFoundPage() {
  const { t } = useTranslation('not_found')
  return (
    <MessagePage numeral="404" title={t('title')} text={t('subtitle')}>
      <ButtonLink page="home">{t('back_home')}</ButtonLink>
    </MessagePage>
  )
}
