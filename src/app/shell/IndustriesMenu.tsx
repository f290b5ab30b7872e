import { useTranslation } from 'react-i18next'
import { Chevron } from './Chevron'
import styles from './Dropdown.module.css'
import { HeaderMenu } from './HeaderMenu'
import { IndustryLinks } from './IndustryLinks'

/** The sectors behind one button, at 768 px and wider. */
export function IndustriesMenu() {
  const { t } = useTranslation('nav')
  return (
    <HeaderMenu
      menu="industries"
      className={styles.dropdown}
      opener={
        <>
          {t('industries')}
          <Chevron />
        </>
      }
    >
      <IndustryLinks all />
    </HeaderMenu>
  )
}
