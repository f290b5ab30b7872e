import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { appearanceChosen, selectAppearance } from '../../ui/uiSlice'
import { useColorScheme } from './useColorScheme'
import styles from './AppearanceSwitch.module.css'

const appearances = ['light', 'dark', 'system'] as const

/** Light, dark, or as the system has it; the choice lasts as long as the page (R9). */
export function AppearanceSwitch() {
  const { t } = useTranslation('footer')
  const dispatch = useAppDispatch()
  useColorScheme()
  const current = useAppSelector(selectAppearance)
  return (
    <fieldset className={styles.switch}>
      <legend>{t('appearance')}</legend>
      {appearances.map((appearance) => (
        <label key={appearance}>
          <input
            type="radio"
            name="appearance"
            checked={current === appearance}
            onChange={() => {
              dispatch(appearanceChosen(appearance))
            }}
          />
          <span>{t(`appearance_${appearance}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
