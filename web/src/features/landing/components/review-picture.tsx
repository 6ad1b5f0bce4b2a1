import darkLarge from '../images/review-dark-1280.webp';
import darkSmall from '../images/review-dark-800.webp';
import lightLarge from '../images/review-light-1280.webp';
import lightSmall from '../images/review-light-800.webp';

const PICTURES = [
  { scheme: 'light', small: lightSmall, large: lightLarge },
  { scheme: 'dark', small: darkSmall, large: darkLarge },
];

/** A review in the theme of the page; the other one is not fetched. */
export function ReviewPicture() {
  return PICTURES.map(({ scheme, small, large }) => (
    <img
      key={scheme}
      data-scheme={scheme}
      src={large}
      srcSet={`${small} 800w, ${large} 1280w`}
      sizes="(width >= 1200px) 1120px, 92vw"
      width={1280}
      height={900}
      loading="lazy"
      alt="A request under review: the site’s question, the drafted answer with numbered citations and the protocol pages they come from."
    />
  ));
}
