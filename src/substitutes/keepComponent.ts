/**
 * Stands in for `hoist-non-react-statics`, which copies static properties to components that Formik and
 * emotion wrap. None of the site's has any.
 */
export default function keepComponent<Component>(wrapper: Component): Component {
  return wrapper
}
