import { BrandMark } from '../../../components/brand-mark.tsx';
import { FEATURES } from './features.ts';
import { HeroScene } from './hero-scene.tsx';
import { ReviewPicture } from './review-picture.tsx';

import './landing-page.css';

const YEAR = new Date().getFullYear();

interface LandingPageProps {
  demoUrl: string;
}

export function LandingPage({ demoUrl }: LandingPageProps) {
  const demo = (
    <a className="td-land-button" href={demoUrl} target="_blank" rel="noopener noreferrer">
      Request Demo
    </a>
  );
  return (
    <div className="td-land">
      <title>TrialDesk · Streamline Clinical Trial Communication</title>
      <header className="td-land-header">
        <span className="td-land-brand">
          <BrandMark />
          TrialDesk
        </span>
        <a className="td-land-signin" href="/login">
          Sign in
        </a>
      </header>
      <main>
        <section className="td-land-hero">
          <div className="td-land-pitch">
            <h1>Streamline Clinical Trial Communication</h1>
            <p>
              One place for every site’s questions about a study. Each draft quotes the protocol, and the research team
              checks every answer before a site sees it.
            </p>
            {demo}
          </div>
          <HeroScene />
        </section>
        <section aria-labelledby="features">
          <h2 id="features">Key Features</h2>
          <ul className="td-land-features">
            {FEATURES.map(({ title, text, mark }) => (
              <li key={title}>
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d={mark} />
                </svg>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="in-action">
          <h2 id="in-action">See TrialDesk in Action</h2>
          <figure className="td-land-action">
            <ReviewPicture />
            <figcaption>Manage protocol questions with AI-suggested responses, checked by a person.</figcaption>
          </figure>
        </section>
        <section className="td-land-closing">
          <h2>Ready to transform your clinical trial management?</h2>
          <p>See how TrialDesk answers your sites’ questions.</p>
          {demo}
        </section>
      </main>
      <footer className="td-land-footer">© {YEAR} TrialDesk. All rights reserved.</footer>
    </div>
  );
}
