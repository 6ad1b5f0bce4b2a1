/** Drugs of general medicine by class: what a site asks about among a participant's other medication. */
export const DRUGS = `
  statin, HMG-CoA reductase inhibitor, lipid-lowering > atorvastatin (Lipitor), rosuvastatin (Crestor), simvastatin (Zocor), pravastatin (Pravachol, Lipostat), lovastatin (Mevacor), fluvastatin (Lescol), pitavastatin (Livalo), simvastatin ezetimibe (Vytorin, Inegy)
  fibrate, lipid-lowering > fenofibrate (Tricor, Lipantil), gemfibrozil (Lopid), bezafibrate (Bezalip)
  lipid-lowering > ezetimibe (Zetia, Ezetrol), niacin (Niaspan), cholestyramine (Questran), colesevelam (Welchol), icosapent (Vascepa), omega-3 (Lovaza, Omacor), bempedoic acid (Nexletol, Nilemdo)
  PCSK9 inhibitor, lipid-lowering > evolocumab (Repatha), alirocumab (Praluent), inclisiran (Leqvio)
  biguanide, antidiabetic, oral hypoglycemic > metformin (Glucophage, Fortamet)
  sulfonylurea, antidiabetic, oral hypoglycemic > glipizide (Glucotrol), glimepiride (Amaryl), glyburide (Diabeta), glibenclamide (Daonil), gliclazide (Diamicron)
  GLP-1 receptor agonist, antidiabetic > semaglutide (Ozempic, Wegovy, Rybelsus), liraglutide (Victoza, Saxenda), dulaglutide (Trulicity), exenatide (Byetta, Bydureon), tirzepatide (Mounjaro, Zepbound)
  SGLT2 inhibitor, antidiabetic > empagliflozin (Jardiance), dapagliflozin (Farxiga, Forxiga), canagliflozin (Invokana), ertugliflozin (Steglatro)
  DPP-4 inhibitor, antidiabetic > sitagliptin (Januvia), sitagliptin metformin (Janumet), saxagliptin (Onglyza), linagliptin (Tradjenta, Trajenta), vildagliptin (Galvus)
  thiazolidinedione, antidiabetic > pioglitazone (Actos), rosiglitazone (Avandia)
  insulin > insulin glargine (Lantus, Basaglar, Toujeo), insulin lispro (Humalog), insulin aspart (Novolog, Novorapid), insulin detemir (Levemir), insulin degludec (Tresiba), human insulin (Humulin, Novolin, Actrapid)
  weight loss, anorectic > orlistat (Xenical), phentermine (Adipex), phentermine topiramate (Qsymia), naltrexone bupropion (Contrave, Mysimba)
  thyroid replacement > levothyroxine (Synthroid, Levoxyl, Eltroxin, Unithroid), thyroxine, liothyronine (Cytomel), desiccated thyroid (Armour Thyroid)
  antithyroid > methimazole (Tapazole), carbimazole, propylthiouracil
  beta blocker, antihypertensive > metoprolol (Lopressor, Toprol, Betaloc), atenolol (Tenormin), carvedilol (Coreg), bisoprolol (Zebeta, Cardicor), propranolol (Inderal), nebivolol (Bystolic), labetalol (Trandate), sotalol (Betapace), timolol (Timoptic)
  ACE inhibitor, angiotensin converting enzyme, antihypertensive > lisinopril (Zestril, Prinivil), ramipril (Altace, Tritace), enalapril (Vasotec), perindopril (Coversyl), benazepril (Lotensin), captopril (Capoten), quinapril (Accupril)
  angiotensin receptor blocker, ARB, antihypertensive > losartan (Cozaar, Hyzaar), valsartan (Diovan), candesartan (Atacand, Amias), irbesartan (Avapro, Aprovel), olmesartan (Benicar), telmisartan (Micardis), sacubitril valsartan (Entresto)
  calcium channel blocker, antihypertensive > amlodipine (Norvasc, Istin), nifedipine (Adalat, Procardia), felodipine (Plendil), diltiazem (Cardizem, Tiazac), verapamil (Calan, Isoptin), amlodipine benazepril (Lotrel), amlodipine valsartan (Exforge)
  diuretic > furosemide (Lasix), frusemide, bumetanide (Bumex), torsemide (Demadex), hydrochlorothiazide (Microzide, HCTZ), chlorthalidone, indapamide (Natrilix), bendroflumethiazide, spironolactone (Aldactone), eplerenone (Inspra), triamterene (Dyazide, Maxzide), acetazolamide (Diamox), mannitol
  antihypertensive > clonidine (Catapres), hydralazine, methyldopa (Aldomet), minoxidil, aliskiren (Tekturna)
  alpha blocker > tamsulosin (Flomax), doxazosin (Cardura), terazosin (Hytrin), prazosin (Minipress), alfuzosin (Uroxatral), silodosin (Rapaflo)
  nitrate > nitroglycerin (Nitrostat, GTN), glyceryl trinitrate, isosorbide (Imdur, Isordil)
  antianginal > ranolazine (Ranexa), ivabradine (Corlanor, Procoralan)
  antiarrhythmic > amiodarone (Cordarone, Pacerone), flecainide (Tambocor), dofetilide (Tikosyn), propafenone (Rythmol), dronedarone (Multaq), quinidine, procainamide, disopyramide
  cardiac glycoside, P-gp substrate > digoxin (Lanoxin)
  anticoagulant > warfarin (Coumadin, Jantoven, Marevan), apixaban (Eliquis), rivaroxaban (Xarelto), dabigatran (Pradaxa), edoxaban (Savaysa, Lixiana), fondaparinux (Arixtra), acenocoumarol
  heparin, anticoagulant > enoxaparin (Lovenox, Clexane), dalteparin (Fragmin), tinzaparin (Innohep)
  antiplatelet > clopidogrel (Plavix), ticagrelor (Brilinta, Brilique), prasugrel (Effient, Efient), dipyridamole (Persantine, Aggrenox), cilostazol (Pletal), aspirin (Ecotrin, Bufferin, Disprin)
  thrombolytic > alteplase (Activase, tPA), tenecteplase (TNKase)
  NSAID, nonsteroidal anti-inflammatory > ibuprofen (Advil, Motrin, Nurofen, Brufen), naproxen (Aleve, Naprosyn, Anaprox), diclofenac (Voltaren, Voltarol, Cataflam), celecoxib (Celebrex), meloxicam (Mobic), indomethacin (Indocin), ketorolac (Toradol), etoricoxib (Arcoxia), etodolac (Lodine), nabumetone (Relafen), piroxicam (Feldene), mefenamic acid (Ponstan)
  analgesic, acetaminophen, paracetamol > tylenol, panadol, calpol, anadin, acetaminophen, paracetamol
  opioid, narcotic, analgesic > oxycodone (Percocet, Oxycontin, Roxicodone), hydrocodone (Vicodin, Norco, Lortab), tramadol (Ultram, Zydol), morphine (MS Contin, Oramorph, Zomorph), codeine (Tylenol 3, Co-codamol), fentanyl (Duragesic, Durogesic, Actiq), hydromorphone (Dilaudid), methadone (Dolophine), buprenorphine (Suboxone, Subutex, Butrans), tapentadol (Nucynta, Palexia), meperidine (Demerol), pethidine, oxymorphone (Opana)
  opioid antagonist > naloxone (Narcan), naltrexone (Vivitrol, Revia)
  muscle relaxant > cyclobenzaprine (Flexeril), baclofen (Lioresal), tizanidine (Zanaflex), methocarbamol (Robaxin), carisoprodol (Soma)
  uric acid, xanthine oxidase inhibitor > allopurinol (Zyloprim, Zyloric), febuxostat (Uloric, Adenuric)
  gout > colchicine (Colcrys), probenecid
  proton pump inhibitor, acid-reducing, gastric pH > omeprazole (Prilosec, Losec), esomeprazole (Nexium), lansoprazole (Prevacid, Zoton), pantoprazole (Protonix), rabeprazole (Aciphex, Pariet), dexlansoprazole (Dexilant)
  H2 antagonist, acid-reducing, gastric pH > famotidine (Pepcid), ranitidine (Zantac), cimetidine (Tagamet), nizatidine (Axid)
  antacid, acid-reducing > calcium carbonate (Tums, Rolaids, Rennie), aluminum magnesium hydroxide (Maalox, Mylanta), alginate (Gaviscon), bismuth (Pepto, Pepto-Bismol), sucralfate (Carafate)
  laxative > senna (Senokot), polyethylene glycol (Miralax, Movicol), docusate (Colace), bisacodyl (Dulcolax), lactulose, psyllium (Metamucil, Fybogel), linaclotide (Linzess)
  antidiarrheal > loperamide (Imodium), diphenoxylate atropine (Lomotil), octreotide (Sandostatin)
  antiemetic, 5-HT3 antagonist > ondansetron (Zofran), granisetron (Kytril), palonosetron (Aloxi)
  antiemetic > metoclopramide (Reglan, Maxolon), prochlorperazine (Compazine, Stemetil), domperidone (Motilium), promethazine (Phenergan), cyclizine, dimenhydrinate (Dramamine), scopolamine (Transderm)
  antiemetic, NK1 antagonist, CYP3A4 inhibitor > aprepitant (Emend), fosaprepitant, rolapitant, netupitant (Akynzeo)
  5-ASA, aminosalicylate > mesalamine (Asacol, Lialda, Pentasa), sulfasalazine (Azulfidine, Salazopyrin), balsalazide
  antispasmodic, anticholinergic > dicyclomine (Bentyl), hyoscyamine (Levsin), hyoscine (Buscopan), mebeverine
  antihistamine > diphenhydramine (Benadryl, Nytol), cetirizine (Zyrtec), loratadine (Claritin, Clarityn), fexofenadine (Allegra, Telfast), levocetirizine (Xyzal), chlorpheniramine (Piriton), hydroxyzine (Atarax, Vistaril), desloratadine (Clarinex)
  decongestant, sympathomimetic > pseudoephedrine (Sudafed), phenylephrine, oxymetazoline (Afrin)
  cough > dextromethorphan (Robitussin, Delsym, NyQuil), guaifenesin (Mucinex), benzonatate
  bronchodilator, short-acting beta agonist > albuterol (Ventolin, Proair, Proventil), salbutamol, levalbuterol (Xopenex), terbutaline (Bricanyl)
  bronchodilator, long-acting beta agonist > salmeterol (Serevent), formoterol (Foradil, Oxis), indacaterol (Onbrez), olodaterol
  bronchodilator, anticholinergic, antimuscarinic > tiotropium (Spiriva), ipratropium (Atrovent), umeclidinium (Incruse), glycopyrronium (Seebri)
  inhaled corticosteroid, long-acting beta agonist > fluticasone salmeterol (Advair, Seretide), budesonide formoterol (Symbicort), fluticasone vilanterol (Breo, Relvar), mometasone formoterol (Dulera), fluticasone umeclidinium vilanterol (Trelegy), beclomethasone formoterol (Fostair)
  inhaled corticosteroid > budesonide (Pulmicort, Entocort), fluticasone (Flovent, Flixotide), beclomethasone (Qvar, Clenil), mometasone (Asmanex), ciclesonide (Alvesco)
  nasal corticosteroid > fluticasone nasal (Flonase, Flixonase), mometasone nasal (Nasonex), triamcinolone nasal (Nasacort), budesonide nasal (Rhinocort)
  leukotriene antagonist > montelukast (Singulair), zafirlukast (Accolate)
  xanthine, CYP1A2 > theophylline (Uniphyl), aminophylline
  corticosteroid, glucocorticoid, steroid > prednisone (Deltasone), prednisolone, methylprednisolone (Medrol, Solu-Medrol), dexamethasone (Decadron), hydrocortisone (Cortef, Solu-Cortef), triamcinolone (Kenalog), betamethasone (Celestone), fludrocortisone (Florinef), deflazacort (Emflaza)
  anticholinergic, antimuscarinic > oxybutynin (Ditropan), tolterodine (Detrol), solifenacin (Vesicare), trospium (Sanctura), fesoterodine (Toviaz), darifenacin (Enablex), benztropine (Cogentin), trihexyphenidyl (Artane), atropine
  beta-3 agonist > mirabegron (Myrbetriq, Betmiga)
  5-alpha reductase inhibitor > finasteride (Proscar, Propecia), dutasteride (Avodart)
  PDE5 inhibitor > sildenafil (Viagra, Revatio), tadalafil (Cialis), vardenafil (Levitra)
  bisphosphonate > alendronate (Fosamax), zoledronic acid (Zometa, Reclast, Aclasta), risedronate (Actonel), ibandronate (Boniva, Bonviva), pamidronate (Aredia)
  bone, RANKL inhibitor > denosumab (Prolia, Xgeva)
  bone, parathyroid hormone analog > teriparatide (Forteo, Forsteo), abaloparatide (Tymlos)
  potassium supplement > potassium chloride (Klor-Con, Slow-K)
  iron supplement > ferrous sulfate (Feosol), iron sucrose (Venofer), ferric carboxymaltose (Injectafer, Ferinject), iron dextran
  vitamin, supplement > cholecalciferol, ergocalciferol, folic acid, cyanocobalamin
  smoking cessation, nicotine > varenicline (Chantix, Champix), nicotine replacement (Nicorette, Nicoderm), bupropion smoking (Zyban)
  alcohol dependence > disulfiram (Antabuse), acamprosate (Campral)
  retinoid > isotretinoin (Accutane, Roaccutane), acitretin (Soriatane), tretinoin (Retin-A)
  herbal supplement, CYP3A4 inducer > St John's wort
  herbal supplement > ginkgo, echinacea, ginseng, turmeric, saw palmetto, valerian, kava, garlic supplement, black cohosh, melatonin
`;
