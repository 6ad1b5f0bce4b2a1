/** Drugs of neurology and psychiatry by class. */
export const DRUGS_OF_THE_MIND = `
  SSRI, selective serotonin reuptake inhibitor, antidepressant > sertraline (Zoloft, Lustral), escitalopram (Lexapro, Cipralex), citalopram (Celexa, Cipramil)
  SSRI, antidepressant, CYP2D6 inhibitor > fluoxetine (Prozac, Sarafem), paroxetine (Paxil, Seroxat)
  SSRI, antidepressant, CYP1A2 inhibitor > fluvoxamine (Luvox)
  SNRI, serotonin norepinephrine, antidepressant > venlafaxine (Effexor), desvenlafaxine (Pristiq), duloxetine (Cymbalta), milnacipran (Savella)
  antidepressant > bupropion (Wellbutrin), mirtazapine (Remeron), trazodone (Desyrel), vortioxetine (Trintellix, Brintellix), vilazodone (Viibryd), esketamine (Spravato)
  tricyclic antidepressant > amitriptyline (Elavil), nortriptyline (Pamelor), imipramine (Tofranil), doxepin (Silenor), clomipramine (Anafranil), desipramine
  monoamine oxidase inhibitor, MAOI > phenelzine (Nardil), tranylcypromine (Parnate), moclobemide, selegiline (Eldepryl, Emsam), rasagiline (Azilect), linezolid (Zyvox)
  antipsychotic, neuroleptic > risperidone (Risperdal, Invega Sustenna), olanzapine (Zyprexa), quetiapine (Seroquel), aripiprazole (Abilify), haloperidol (Haldol), ziprasidone (Geodon), clozapine (Clozaril), paliperidone (Invega), lurasidone (Latuda), chlorpromazine (Thorazine, Largactil), brexpiprazole (Rexulti), cariprazine (Vraylar), thioridazine (Mellaril), fluphenazine, perphenazine, amisulpride (Solian), pimavanserin (Nuplazid)
  mood stabilizer, lithium > lithium (Lithobid, Eskalith, Priadel)
  benzodiazepine, sedative, anxiolytic > alprazolam (Xanax), lorazepam (Ativan), diazepam (Valium), clonazepam (Klonopin, Rivotril), temazepam (Restoril), midazolam (Versed, Hypnovel), chlordiazepoxide (Librium), oxazepam (Serax), triazolam (Halcion)
  anxiolytic > buspirone (Buspar)
  hypnotic, sedative > zolpidem (Ambien, Stilnoct), eszopiclone (Lunesta), zopiclone (Zimovane), zaleplon (Sonata), suvorexant (Belsomra), ramelteon (Rozerem), chloral hydrate
  stimulant, amphetamine > methylphenidate (Ritalin, Concerta, Focalin), amphetamine (Adderall), lisdexamfetamine (Vyvanse, Elvanse), dexamphetamine (Dexedrine), modafinil (Provigil), armodafinil (Nuvigil)
  nonstimulant > atomoxetine (Strattera), guanfacine (Intuniv)
  anticonvulsant, antiepileptic > gabapentin (Neurontin), pregabalin (Lyrica), levetiracetam (Keppra), lamotrigine (Lamictal), topiramate (Topamax), lacosamide (Vimpat), zonisamide (Zonegran), ethosuximide (Zarontin), brivaracetam (Briviact), clobazam (Onfi, Frisium), perampanel (Fycompa)
  anticonvulsant, antiepileptic, CYP3A4 inducer, enzyme-inducing > carbamazepine (Tegretol), phenytoin (Dilantin, Epanutin), phenobarbital (Luminal), oxcarbazepine (Trileptal), primidone (Mysoline), fosphenytoin (Cerebyx)
  anticonvulsant, antiepileptic, valproate > valproic acid (Depakote, Depakene, Epilim), divalproex, sodium valproate
  cholinesterase inhibitor, acetylcholinesterase > donepezil (Aricept), rivastigmine (Exelon), galantamine (Razadyne, Reminyl), tacrine (Cognex), pyridostigmine (Mestinon)
  NMDA antagonist > memantine (Namenda, Ebixa), amantadine (Symmetrel), ketamine
  anti-amyloid antibody > lecanemab (Leqembi), aducanumab (Aduhelm), donanemab (Kisunla)
  antiparkinsonian, dopaminergic, levodopa > carbidopa levodopa (Sinemet, Stalevo), benserazide levodopa (Madopar)
  antiparkinsonian, dopamine agonist > pramipexole (Mirapex), ropinirole (Requip), rotigotine (Neupro), apomorphine (Apokyn), bromocriptine (Parlodel), cabergoline (Dostinex)
  COMT inhibitor, antiparkinsonian > entacapone (Comtan), opicapone (Ongentys)
  triptan, migraine > sumatriptan (Imitrex, Imigran), rizatriptan (Maxalt), eletriptan (Relpax), zolmitriptan (Zomig), naratriptan (Amerge)
  CGRP, migraine > erenumab (Aimovig), fremanezumab (Ajovy), galcanezumab (Emgality), rimegepant (Nurtec), ubrogepant (Ubrelvy), atogepant (Qulipta)
  ergot, migraine > ergotamine (Cafergot), dihydroergotamine (Migranal)
  botulinum toxin > onabotulinumtoxinA (Botox), abobotulinumtoxinA (Dysport)
  interferon, multiple sclerosis > interferon beta (Avonex, Rebif, Betaseron, Plegridy), glatiramer (Copaxone)
  multiple sclerosis, immunosuppressive > natalizumab (Tysabri), ocrelizumab (Ocrevus), fingolimod (Gilenya), dimethyl fumarate (Tecfidera), teriflunomide (Aubagio), ofatumumab (Kesimpta), alemtuzumab (Lemtrada, Campath), cladribine (Mavenclad)
  VMAT2 inhibitor > tetrabenazine (Xenazine), deutetrabenazine (Austedo), valbenazine (Ingrezza)
  local anesthetic > lidocaine (Lidoderm, Xylocaine), lignocaine, bupivacaine (Marcaine), EMLA
  anesthetic > propofol (Diprivan), sevoflurane
`;
