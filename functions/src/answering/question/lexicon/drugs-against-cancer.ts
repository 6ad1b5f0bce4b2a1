/** Drugs against cancer and those given with them, hormones, and drugs on the immune system, by class. */
export const DRUGS_AGAINST_CANCER = `
  checkpoint inhibitor, anti-PD-1, immunotherapy > pembrolizumab (Keytruda), nivolumab (Opdivo), cemiplimab (Libtayo), dostarlimab (Jemperli)
  checkpoint inhibitor, anti-PD-L1, immunotherapy > atezolizumab (Tecentriq), durvalumab (Imfinzi), avelumab (Bavencio)
  checkpoint inhibitor, anti-CTLA-4, immunotherapy > ipilimumab (Yervoy), tremelimumab (Imjudo)
  EGFR inhibitor, tyrosine kinase inhibitor > erlotinib (Tarceva), gefitinib (Iressa), afatinib (Gilotrif, Giotrif), osimertinib (Tagrisso), dacomitinib (Vizimpro)
  anti-EGFR antibody > cetuximab (Erbitux), panitumumab (Vectibix), necitumumab (Portrazza), amivantamab (Rybrevant)
  HER2, anti-HER2 > trastuzumab (Herceptin), pertuzumab (Perjeta), trastuzumab emtansine (Kadcyla), trastuzumab deruxtecan (Enhertu), lapatinib (Tykerb, Tyverb), tucatinib (Tukysa), neratinib (Nerlynx)
  ALK inhibitor, tyrosine kinase inhibitor > crizotinib (Xalkori), alectinib (Alecensa), brigatinib (Alunbrig), lorlatinib (Lorbrena, Lorviqua), ceritinib (Zykadia)
  c-Met inhibitor, tyrosine kinase inhibitor > capmatinib (Tabrecta), tepotinib (Tepmetko), cabozantinib (Cabometyx, Cometriq), tivantinib
  VEGF inhibitor, antiangiogenic > bevacizumab (Avastin), ramucirumab (Cyramza), aflibercept (Zaltrap, Eylea), ranibizumab (Lucentis)
  VEGFR, tyrosine kinase inhibitor, antiangiogenic > sorafenib (Nexavar), sunitinib (Sutent), pazopanib (Votrient), axitinib (Inlyta), lenvatinib (Lenvima), regorafenib (Stivarga), vandetanib (Caprelsa)
  BCR-ABL, tyrosine kinase inhibitor > imatinib (Gleevec, Glivec), dasatinib (Sprycel), nilotinib (Tasigna), ponatinib (Iclusig), bosutinib (Bosulif)
  BTK inhibitor > ibrutinib (Imbruvica), acalabrutinib (Calquence), zanubrutinib (Brukinsa)
  BRAF inhibitor > vemurafenib (Zelboraf), dabrafenib (Tafinlar), encorafenib (Braftovi)
  MEK inhibitor > trametinib (Mekinist), cobimetinib (Cotellic), binimetinib (Mektovi)
  KRAS inhibitor > sotorasib (Lumakras), adagrasib (Krazati)
  RET inhibitor > selpercatinib (Retevmo), pralsetinib (Gavreto)
  NTRK inhibitor > larotrectinib (Vitrakvi), entrectinib (Rozlytrek)
  CDK4/6 inhibitor > palbociclib (Ibrance), ribociclib (Kisqali), abemaciclib (Verzenio)
  PARP inhibitor > olaparib (Lynparza), niraparib (Zejula), rucaparib (Rubraca), talazoparib (Talzenna)
  mTOR inhibitor > everolimus (Afinitor, Zortress), temsirolimus (Torisel), sirolimus (Rapamune)
  PI3K inhibitor > alpelisib (Piqray), idelalisib (Zydelig)
  BCL-2 inhibitor > venetoclax (Venclexta, Venclyxto)
  anti-CD20 > rituximab (Rituxan, MabThera), obinutuzumab (Gazyva)
  anti-CD38 > daratumumab (Darzalex), isatuximab (Sarclisa)
  proteasome inhibitor > bortezomib (Velcade), carfilzomib (Kyprolis), ixazomib (Ninlaro)
  immunomodulatory > lenalidomide (Revlimid), thalidomide (Thalomid), pomalidomide (Pomalyst)
  antibody-drug conjugate > brentuximab (Adcetris), sacituzumab (Trodelvy), enfortumab (Padcev)
  chemotherapy, platinum > cisplatin (Platinol), carboplatin (Paraplatin), oxaliplatin (Eloxatin)
  chemotherapy, taxane > paclitaxel (Taxol), nab-paclitaxel (Abraxane), docetaxel (Taxotere), cabazitaxel (Jevtana)
  chemotherapy, fluoropyrimidine > capecitabine (Xeloda), fluorouracil (5-FU, 5FU), tegafur, trifluridine (Lonsurf)
  chemotherapy, anthracycline > doxorubicin (Adriamycin, Doxil), epirubicin (Ellence), daunorubicin, idarubicin
  chemotherapy, topoisomerase inhibitor > irinotecan (Camptosar, Onivyde), topotecan (Hycamtin), etoposide (Vepesid)
  chemotherapy, antimetabolite > gemcitabine (Gemzar), pemetrexed (Alimta), cytarabine (Ara-C), azacitidine (Vidaza), decitabine (Dacogen)
  chemotherapy, alkylating > cyclophosphamide (Cytoxan), temozolomide (Temodar, Temodal), ifosfamide (Ifex), bendamustine (Treanda), melphalan (Alkeran), dacarbazine (DTIC)
  chemotherapy, vinca > vincristine (Oncovin), vinorelbine (Navelbine), vinblastine, eribulin (Halaven)
  chemotherapy > FOLFOX, FOLFIRI, FOLFIRINOX, CAPOX, XELOX, R-CHOP, leucovorin, hydroxyurea (Hydrea), mitomycin
  aromatase inhibitor, endocrine > anastrozole (Arimidex), letrozole (Femara), exemestane (Aromasin)
  antiestrogen, SERM, endocrine > tamoxifen (Nolvadex), fulvestrant (Faslodex), raloxifene (Evista)
  GnRH analog, LHRH agonist, hormonal > leuprolide (Lupron, Eligard), leuprorelin (Prostap), goserelin (Zoladex), triptorelin (Decapeptyl), degarelix (Firmagon)
  antiandrogen, hormonal > enzalutamide (Xtandi), abiraterone (Zytiga), bicalutamide (Casodex), apalutamide (Erleada)
  growth factor, G-CSF, colony stimulating > filgrastim (Neupogen, Zarxio), pegfilgrastim (Neulasta, Udenyca), sargramostim (Leukine), lenograstim
  erythropoietin, erythropoiesis stimulating > epoetin (Procrit, Epogen, Eprex), darbepoetin (Aranesp)
  thrombopoietin agonist > romiplostim (Nplate), eltrombopag (Promacta, Revolade)
  tumor lysis > rasburicase (Elitek, Fasturtec)
  estrogen, hormone replacement > conjugated estrogens (Premarin, Prempro), estradiol (Estrace, Climara, Vivelle, Evorel, Vagifem)
  progestin, hormonal > megestrol (Megace), progesterone (Prometrium, Utrogestan)
  androgen, testosterone > testosterone (Androgel, Testim)
  hormonal contraception, oral contraceptive, estrogen progestin > Yaz, Yasmin, Ortho, Microgynon, Loestrin, Marvelon, mini pill, Cerazette
  hormonal contraception, intrauterine > Mirena, Skyla, Kyleena, Jaydess
  intrauterine device, copper, contraception > Paragard, copper coil
  hormonal contraception, implant > Nexplanon, Implanon
  hormonal contraception, injection, medroxyprogesterone > Depo, Depo-Provera, Sayana
  hormonal contraception, vaginal ring > Nuvaring
  hormonal contraception, transdermal patch > Ortho Evra, Xulane
  emergency contraception > levonorgestrel (Levonelle), Plan B
  anti-TNF, biologic, immunosuppressive > adalimumab (Humira), etanercept (Enbrel), infliximab (Remicade, Inflectra), certolizumab (Cimzia), golimumab (Simponi)
  interleukin inhibitor, biologic, immunosuppressive > tocilizumab (Actemra, RoActemra), ustekinumab (Stelara), secukinumab (Cosentyx), ixekizumab (Taltz), guselkumab (Tremfya), risankizumab (Skyrizi), dupilumab (Dupixent), mepolizumab (Nucala), benralizumab (Fasenra), anakinra (Kineret), sarilumab (Kevzara)
  biologic, monoclonal antibody > omalizumab (Xolair), belimumab (Benlysta), vedolizumab (Entyvio), tezepelumab (Tezspire), eculizumab (Soliris)
  biologic, immunosuppressive > abatacept (Orencia)
  JAK inhibitor, immunosuppressive > tofacitinib (Xeljanz), baricitinib (Olumiant), upadacitinib (Rinvoq), ruxolitinib (Jakafi, Jakavi)
  DMARD, immunosuppressive > methotrexate (Trexall, Rheumatrex), leflunomide (Arava), azathioprine (Imuran), apremilast (Otezla)
  calcineurin inhibitor, immunosuppressive > cyclosporine (Neoral, Sandimmune), tacrolimus (Prograf, Protopic)
  immunosuppressive > mycophenolate (Cellcept, Myfortic), basiliximab (Simulect)
  immunoglobulin > IVIG (Gammagard, Privigen)
`;
