import { act, screen, waitFor } from '@testing-library/react'
import { useTranslation } from 'react-i18next'
import { languageSwitched } from '../i18n/languageSlice'
import { renderWithProviders } from '../testing/renderWithProviders'
import { useLanguageEffects } from './useLanguageEffects'

function Text() {
  useLanguageEffects()
  return useTranslation('nav').t('home')
}

const renderText = () => renderWithProviders(<Text />, { language: 'es', namespaces: ['nav'] })

it('holds up no first view: it asks for no texts of its own', async () => {
  const { i18n } = await renderText()
  expect(screen.getByText('Inicio')).toBeVisible()
  await waitFor(() => {
    expect(document.documentElement).toHaveAttribute('lang', 'es')
  })
  expect(i18n.reportNamespaces?.getUsedNamespaces()).toEqual(['nav'])
})

describe('the language of the state', () => {
  it('is the language of the texts and of the document', async () => {
    const { store } = await renderText()
    expect(screen.getByText('Inicio')).toBeVisible()
    act(() => void store.dispatch(languageSwitched('en')))
    expect(await screen.findByText('Home')).toBeVisible()
    expect(document.documentElement).toHaveAttribute('lang', 'en')
  })

  it('wins over one that was left before its texts had come', async () => {
    const { store, i18n } = await renderText()
    const loaded = new Promise((resolve) => {
      i18n.on('loaded', resolve)
    })
    act(() => {
      store.dispatch(languageSwitched('en'))
    })
    act(() => {
      store.dispatch(languageSwitched('es'))
    })
    await act(() => loaded)
    expect(screen.getByText('Inicio')).toBeVisible()
    expect(document.documentElement).toHaveAttribute('lang', 'es')
  })
})
