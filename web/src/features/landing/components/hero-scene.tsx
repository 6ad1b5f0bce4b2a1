import './hero-scene.css';

/** Decorative illustration of the workflow; adds nothing to the text. */
export function HeroScene() {
  return (
    <div className="td-scene" aria-hidden="true">
      <div className="td-scene-card">
        <span className="td-scene-label">Question · Riverside Medical Center</span>
        <strong>May a participant whose rash has resolved restart at the reduced dose?</strong>
      </div>
      <div className="td-scene-card td-scene-answer">
        <span className="td-scene-label">Draft with citations</span>
        <span>
          Yes, at 40 mg once daily, when the rash is back to grade 1 within 14 days.<sup>1</sup> The medical monitor
          agrees first.<sup>2</sup>
        </span>
        <span className="td-scene-cite">
          <b>1</b>
          <span>Protocol, page 47 · “… study drug may be resumed at the next lower dose level (40 mg QD).”</span>
        </span>
        <span className="td-scene-cite">
          <b>2</b>
          <span>Protocol, page 48 · “Re-challenge requires prior agreement with the medical monitor.”</span>
        </span>
      </div>
      <div className="td-scene-card td-scene-sent">
        <svg viewBox="0 0 20 20">
          <path d="M4 10.5l4 4 8-9" />
        </svg>
        Checked and sent by the research team
      </div>
    </div>
  );
}
