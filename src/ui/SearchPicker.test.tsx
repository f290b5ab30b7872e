import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { renderThemed } from '../testing/renderThemed'
import { loadPanel, SearchPicker } from './SearchPicker'

const fruits = ['Apple', 'Banana', 'Cherry', 'Damson']

interface Example {
  readonly options?: readonly string[]
  readonly initial?: string
  readonly footer?: { readonly label: string; readonly onClick: () => void }
}

function renderPicker({ options = fruits, initial = 'Banana', footer }: Example = {}) {
  const onChange = jest.fn()
  const onSubmit = jest.fn()
  const onKeyDownAround = jest.fn()
  function Host() {
    const [value, setValue] = useState(initial)
    return (
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- listens for what escapes
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
        onKeyDown={(event) => {
          onKeyDownAround(event.key)
        }}
      >
        <SearchPicker
          label="Fruit"
          buttonLabel={`Fruit: ${value}`}
          getOptions={() => options}
          value={value}
          getKey={(fruit) => fruit}
          filterOptions={(all, query) =>
            all.filter((fruit) => fruit.toLowerCase().includes(query.toLowerCase()))
          }
          renderOption={(fruit) => fruit}
          searchPlaceholder="Search fruit..."
          getFoundText={(count) => `${count} fruits found`}
          getNoOptionsText={(query) => `No fruit matches ${query}`}
          footer={footer}
          onChange={(fruit) => {
            onChange(fruit)
            setValue(fruit)
          }}
        >
          {value}
        </SearchPicker>
        <button type="submit">Next</button>
        <p>Somewhere else</p>
      </form>
    )
  }
  renderThemed(<Host />)
  return { user: userEvent.setup(), onChange, onSubmit, onKeyDownAround }
}

const button = () => screen.getByRole('button', { name: /^Fruit: / })
const searchBox = () => screen.getByRole('combobox', { name: 'Search fruit...' })
const shownOptions = () => screen.queryAllByRole('option').map((option) => option.textContent)

/** The option that `aria-activedescendant` points to. */
const activeOption = () => {
  const active = searchBox().getAttribute('aria-activedescendant')
  return screen.getAllByRole('option').find(({ id }) => id === active)?.textContent
}

/** Renders the picker and opens it. */
async function renderOpen(example?: Example) {
  const view = renderPicker(example)
  await view.user.click(button())
  return view
}

// searchPickerLoading.test.tsx has the opening of a picker whose panel has not loaded yet.
beforeAll(() => loadPanel())

describe('SearchPicker', () => {
  it('opens with the search box focused and the chosen option active', async () => {
    const { user } = renderPicker()
    expect(button()).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

    await user.click(button())

    expect(button()).toHaveAttribute('aria-expanded', 'true')
    expect(button()).toHaveAttribute('aria-controls', screen.getByRole('dialog').id)
    expect(screen.getByRole('dialog', { name: 'Fruit' })).toBeInTheDocument()
    expect(searchBox()).toHaveFocus()
    expect(searchBox()).toHaveValue('')
    expect(searchBox()).toHaveAttribute('aria-autocomplete', 'list')
    expect(searchBox()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id)
    expect(shownOptions()).toEqual(fruits)
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Banana')
    expect(activeOption()).toBe('Banana')
  })

  it('chooses with arrows and Enter, and returns the focus', async () => {
    const { user, onChange, onSubmit } = renderPicker()
    await user.tab()
    await user.keyboard('{Enter}{ArrowDown}')
    expect(activeOption()).toBe('Cherry')
    await user.keyboard('{Enter}')

    expect(onChange.mock.calls).toEqual([['Cherry']])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(button()).toHaveFocus()
    expect(button()).toHaveAccessibleName('Fruit: Cherry')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('goes to the ends with Home and End, and loops', async () => {
    const { user } = await renderOpen()
    await user.keyboard('{End}')
    expect(activeOption()).toBe('Damson')
    await user.keyboard('{ArrowDown}')
    expect(activeOption()).toBe('Apple')
    await user.keyboard('{ArrowUp}')
    expect(activeOption()).toBe('Damson')
    await user.keyboard('{Home}')
    expect(activeOption()).toBe('Apple')
  })

  it('chooses by mouse, even the chosen option', async () => {
    const { user, onChange } = await renderOpen()
    await user.click(screen.getByRole('option', { name: 'Damson' }))
    expect(onChange.mock.calls).toEqual([['Damson']])
    expect(button()).toHaveFocus()

    await user.click(button())
    await user.click(screen.getByRole('option', { name: 'Damson' }))
    expect(onChange).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('filters while typing, with the first match active', async () => {
    const { user, onChange } = await renderOpen()
    await user.type(searchBox(), 'RR')
    expect(shownOptions()).toEqual(['Cherry'])
    await user.keyboard('{Enter}')
    expect(onChange.mock.calls).toEqual([['Cherry']])
  })

  it('announces how many match', async () => {
    const { user } = await renderOpen()
    expect(screen.queryByText(/found/)).not.toBeInTheDocument()
    await user.type(searchBox(), 'am')
    expect(screen.getByRole('status')).toHaveTextContent('1 fruits found')
    expect(screen.getByRole('status')).toHaveClass('visually-hidden')
    await user.type(searchBox(), 'xyz')
    expect(screen.queryByText(/found/)).not.toBeInTheDocument()
  })

  it('announces that nothing matches; Enter then submits no surrounding form', async () => {
    const { user, onChange, onSubmit } = await renderOpen()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await user.type(searchBox(), 'xyz{Enter}')

    expect(screen.getByRole('status')).toHaveTextContent('No fruit matches xyz')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    expect(searchBox()).toHaveAttribute('aria-expanded', 'false')
    expect(onChange).not.toHaveBeenCalled()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('opens with an empty search each time', async () => {
    const { user } = await renderOpen()
    await user.type(searchBox(), 'app')
    await user.keyboard('{Escape}')
    await user.click(button())
    expect(searchBox()).toHaveValue('')
    expect(shownOptions()).toEqual(fruits)
  })

  it('opens when a visitor types at its button, with what was typed', async () => {
    const { user, onChange } = renderPicker()
    await user.tab()
    await user.keyboard('da')
    expect(searchBox()).toHaveValue('da')
    expect(shownOptions()).toEqual(['Damson'])
    await user.keyboard('{Enter}')
    expect(onChange.mock.calls).toEqual([['Damson']])
  })

  it('leaves shortcuts of the browser alone', async () => {
    const { user } = renderPicker()
    await user.tab()
    await user.keyboard('{Control>}f{/Control}{Meta>}f{/Meta}{Alt>}f{/Alt}{F5}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('closes on Escape, without bubbling', async () => {
    const { user, onChange, onKeyDownAround } = await renderOpen()
    await user.keyboard('{ArrowDown}{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(button()).toHaveFocus()
    expect(onChange).not.toHaveBeenCalled()
    expect(onKeyDownAround.mock.calls).toEqual([['ArrowDown']])
  })

  it('stays open on Escape that only cancels the composition of a character', async () => {
    await renderOpen()
    fireEvent.keyDown(searchBox(), { key: 'Escape', keyCode: 229, isComposing: true })
    expect(screen.getByRole('dialog')).toBeInTheDocument()
  })

  it('closes when Tab leaves it in either direction', async () => {
    const { user, onChange } = await renderOpen()
    await user.tab()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()

    await user.click(button())
    await user.tab({ shift: true })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(button()).toHaveFocus()
    expect(onChange).not.toHaveBeenCalled()
  })

  it('closes on a click outside and on a second click on its button', async () => {
    const { user } = await renderOpen()
    await user.click(screen.getByText('Somewhere else'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

    await user.click(button())
    expect(screen.getByRole('dialog')).toBeInTheDocument()
    await user.click(button())
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(button()).toHaveFocus()
  })

  it('stays open while the visitor clicks in the search box', async () => {
    const { user } = await renderOpen()
    await user.click(searchBox())
    await user.type(searchBox(), 'da')
    expect(shownOptions()).toEqual(['Damson'])
  })

  describe('with a footer', () => {
    it('reaches it with Tab, runs it and refocuses the search', async () => {
      const onClick = jest.fn()
      const { user, onChange } = await renderOpen({ footer: { label: 'Show all', onClick } })
      await user.tab()
      expect(screen.getByRole('button', { name: 'Show all' })).toHaveFocus()
      await user.keyboard('{Enter}')
      expect(onClick).toHaveBeenCalledTimes(1)
      expect(onChange).not.toHaveBeenCalled()
      expect(searchBox()).toHaveFocus()
    })

    it('keeps the search focused when it is clicked', async () => {
      const onClick = jest.fn()
      const { user } = await renderOpen({ footer: { label: 'Show all', onClick } })
      await user.click(screen.getByRole('button', { name: 'Show all' }))
      expect(onClick).toHaveBeenCalledTimes(1)
      expect(searchBox()).toHaveFocus()
    })

    it('stays open if the click removes the footer', async () => {
      function Host() {
        const [more, setMore] = useState(false)
        return (
          <SearchPicker
            label="Fruit"
            buttonLabel="Fruit: Apple"
            getOptions={() => (more ? fruits : ['Apple'])}
            value="Apple"
            getKey={(fruit) => fruit}
            filterOptions={(all) => all}
            renderOption={(fruit) => fruit}
            searchPlaceholder="Search fruit..."
            getFoundText={String}
            getNoOptionsText={() => null}
            footer={
              more
                ? undefined
                : {
                    label: 'Show all',
                    onClick: () => {
                      // Browsers render this before the event reaches the document.
                      flushSync(() => {
                        setMore(true)
                      })
                    },
                  }
            }
            onChange={jest.fn()}
          >
            Apple
          </SearchPicker>
        )
      }
      renderThemed(<Host />)
      const user = userEvent.setup()
      await user.click(button())
      await user.click(screen.getByRole('button', { name: 'Show all' }))
      expect(screen.queryByRole('button', { name: 'Show all' })).not.toBeInTheDocument()
      expect(shownOptions()).toEqual(fruits)
    })

    it('closes on Escape and Tab from the footer', async () => {
      const { user } = await renderOpen({ footer: { label: 'Show all', onClick: jest.fn() } })
      await user.tab()
      await user.keyboard('{Escape}')
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
      expect(button()).toHaveFocus()

      await user.keyboard(' ')
      await user.tab()
      await user.tab()
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
      expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
    })
  })
})
